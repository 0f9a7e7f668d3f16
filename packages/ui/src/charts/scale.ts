import type { Point } from './data';

const LINES = 4;
const HEADROOM = 1.06;
const STEPS = [1, 2, 2.5, 5, 10];

/** The round figures an axis is marked with, and how far it reaches: a little above the largest. */
export function scaleOf(points: readonly Point[]): { top: number; ticks: number[] } {
  const most = Math.max(0, ...points.flatMap(({ value, previous = 0 }) => [value, previous]));
  if (most === 0) return { top: 1, ticks: [0] };
  const power = 10 ** Math.floor(Math.log10(most / LINES));
  const step = (STEPS.find((each) => each * power * LINES >= most) ?? 10) * power;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return { top: most * HEADROOM, ticks };
}

/** Between two names on an axis, in characters. */
const GAP = 2;

/**
 * Every how many categories one is named, so that there are so many names at most, and no more
 * characters beside each other than there is room for.
 */
export function labelEvery(labels: readonly string[], most: number, room = Infinity): number {
  const lengths = labels.map((label) => (label.split('\n')[0] ?? '').length + GAP);
  const taken = (every: number) =>
    lengths.reduce((sum, length, index) => (index % every === 0 ? sum + length : sum), 0);
  let every = Math.ceil(labels.length / most);
  while (every < labels.length && taken(every) > room) every += 1;
  return every;
}
