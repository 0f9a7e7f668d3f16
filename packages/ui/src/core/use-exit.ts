import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { fadeBehind } from '../base/motion';

/** A dialog that closes is gone at once; what one sees of it leaves, on a phone to the screen's foot. */
export function useExit(open: boolean, content: RefObject<HTMLElement | null>): void {
  const leave = useEffectEvent(() => {
    const shown = content.current?.closest('.ant-modal-root');
    const isAtFoot = matchMedia('(max-width: 639.98px)').matches;
    if (shown) fadeBehind(shown, isAtFoot ? '.ant-modal-container' : undefined);
  });
  useLayoutEffect(() => (open ? () => leave() : undefined), [open]);
}
