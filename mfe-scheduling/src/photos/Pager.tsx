import { Button } from '@clearcoat/ui/core';

/** The index that is so many steps on, round from the last to the first. */
export const around = (at: number, steps: number, count: number) => (at + steps + count) % count;

interface PagerProps {
  at: number;
  count: number;
  onShow: (index: number) => void;
}

/** From one to the next and back, round from the last to the first: a button that goes takes the focus along. */
export function Pager({ at, count, onShow }: PagerProps) {
  if (count < 2) return null;
  return (
    <>
      <Button onClick={() => onShow(around(at, -1, count))}>Previous</Button>
      <Button onClick={() => onShow(around(at, 1, count))}>Next</Button>
    </>
  );
}
