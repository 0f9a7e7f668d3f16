import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useMediaQuery } from '../device/use-media-query';
import { color } from '../theme/tokens';
import { useThemeMode } from '../theme/mode';
import type * as PlotModule from './plots';
import styles from './charts.module.css';

type Plots = typeof PlotModule;
type Kind = keyof Plots;
type PlotProps = PlotModule.PlotProps;

/** True once the element is about to scroll into view. */
function useAboutToBeSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || seen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen] as const;
}

/** Chart library, loaded once `wanted`; `retry` requests it again after a failure. */
function usePlots(wanted: boolean) {
  const [plots, setPlots] = useState<Plots | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed || plots) return;
    let gone = false;
    import('./plots').then(
      (loaded) => !gone && setPlots(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [wanted, failed, plots]);
  return { plots, failed, retry: () => setFailed(false) };
}

type LazyPlotProps = Omit<PlotProps, 'theme' | 'color' | 'animate' | 'isNarrow'> & { kind: Kind };

/** A plot whose code loads when the chart is about to scroll into view. */
export function LazyPlot({ kind, ...props }: LazyPlotProps) {
  const [ref, seen] = useAboutToBeSeen();
  const { plots, failed, retry } = usePlots(seen);
  const { theme } = useThemeMode();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isNarrow = useMediaQuery('(max-width: 639.98px)');
  const Plot: ComponentType<PlotProps> | undefined = plots?.[kind];
  return (
    <div ref={ref} className={styles.plot} style={{ height: props.height }}>
      {Plot && (
        <Plot
          {...props}
          theme={theme}
          color={color('chart', theme)}
          animate={!still}
          isNarrow={isNarrow}
        />
      )}
      {failed && (
        <p role="alert">
          Couldn&apos;t load the chart.{' '}
          <button type="button" className={styles.toggle} onClick={retry}>
            Retry
          </button>
        </p>
      )}
      {!Plot && !failed && (
        <div className={styles.skeleton} role="status" aria-label="Loading chart..." />
      )}
    </div>
  );
}
