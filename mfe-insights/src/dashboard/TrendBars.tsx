import styles from './StatStrip.module.css';

const [WIDTH, HEIGHT, BARS] = [64, 28, 7] as const;
const STEP = WIDTH / BARS;
const THICKNESS = 6;

/** Trend of seven bars, the last one being now. Decorative: the change beside it is in words. */
export function TrendBars({
  values,
  className,
}: {
  values: readonly number[];
  className?: string;
}) {
  const most = Math.max(...values, 0) || 1;
  return (
    <svg
      className={className}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {values.slice(-BARS).map((value, index, { length }) => {
        const height = Math.max(2, (Math.max(value, 0) / most) * HEIGHT);
        return (
          <rect
            key={index}
            className={index === length - 1 ? styles.now : styles.before}
            x={(BARS - length + index) * STEP + (STEP - THICKNESS)}
            y={HEIGHT - height}
            width={THICKNESS}
            height={height}
            rx="1.5"
          />
        );
      })}
    </svg>
  );
}
