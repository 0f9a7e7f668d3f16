interface Point {
  x: number;
  y: number;
}

export const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/** A press that moves less than this many pixels is a click. */
const CLICK_PX = 4;

interface Followers {
  onDrag: (point: Point) => void;
  /** @param hasMoved - false for a click */
  onEnd: (hasMoved: boolean) => void;
  /** Called on Escape, or when the device cancels the pointer. */
  onCancel: () => void;
}

/** Follows a pointer from press to release. @returns cancels following */
export function follow(from: Point, { onDrag, onEnd, onCancel }: Followers): () => void {
  let hasMoved = false;
  const finish = (then: () => void) => () => {
    stop();
    then();
  };
  const cancel = finish(onCancel);
  const listeners = {
    pointermove: (event: PointerEvent) => {
      const point = pointOf(event);
      hasMoved ||= Math.hypot(point.x - from.x, point.y - from.y) >= CLICK_PX;
      if (hasMoved) onDrag(point);
    },
    pointerup: finish(() => onEnd(hasMoved)),
    pointercancel: cancel,
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    },
  };
  const each = Object.entries(listeners) as [string, EventListener][];
  const stop = () => each.forEach(([type, listener]) => window.removeEventListener(type, listener));
  for (const [type, listener] of each) window.addEventListener(type, listener);
  return stop;
}

/** Suppresses the click after a drag, which would open the appointment. */
export function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
