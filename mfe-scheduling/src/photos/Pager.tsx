import { Button } from '@clearcoat/ui/core';

/** Index some steps ahead, wrapping around. */
export const around = (at: number, steps: number, count: number) => (at + steps + count) % count;

interface PagerProps {
  at: number;
  count: number;
  onShow: (index: number) => void;
}

/** Previous and next buttons, wrapping around, so that no button disappears with the focus. */
export function Pager({ at, count, onShow }: PagerProps) {
  if (count < 2) return null;
  return (
    <>
      <Button onClick={() => onShow(around(at, -1, count))}>Previous</Button>
      <Button onClick={() => onShow(around(at, 1, count))}>Next</Button>
    </>
  );
}
