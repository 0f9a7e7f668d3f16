import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { fadeBehind } from '../device/motion';

/** A dialog that closes is gone at once; what one sees of it leaves, on a phone to the screen's foot. */
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
 * Lets one see a panel go that is there only while it is open: a picture of it fades where it stood.
 * Nothing moves for those who asked for stillness. Belongs into the component that draws the panel.
 *
 * @param panel - what goes
 * @param options.transform - where it moves while it fades
 * @param options.when - false: it goes unseen. Default: true
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
