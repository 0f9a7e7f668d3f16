import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { fadeBehind } from '../device/motion';

/** Plays the close animation of a dialog that unmounts at once; on a phone it slides down. */
export function useExit(open: boolean, content: RefObject<HTMLElement | null>): void {
  const leave = useEffectEvent(() => {
    const shown = content.current?.closest('.ant-modal-root');
    const isAtFoot = matchMedia('(max-width: 639.98px)').matches;
    const sinks = { transform: 'translateY(100%)', part: '.ant-modal-container' };
    if (shown) fadeBehind(shown, isAtFoot ? sinks : undefined);
  });
  useLayoutEffect(() => (open ? () => leave() : undefined), [open]);
}

/**
 * Fades out a panel that unmounts, by animating a copy of it. Nothing moves with reduced motion.
 * Use it in the component that renders the panel.
 *
 * @param panel - the unmounting panel
 * @param options.transform - CSS transform at the end of the fade
 * @param options.when - false: no animation. Default: true
 * @example useFadeOut(panel)
 */
export function useFadeOut(
  panel: RefObject<HTMLElement | null>,
  { transform, when = true }: { transform?: string; when?: boolean } = {},
): void {
  const leave = useEffectEvent(() => {
    const gone = panel.current;
    if (gone && when) fadeBehind(gone, { transform, parent: gone.parentElement });
  });
  useLayoutEffect(() => () => leave(), []);
}
