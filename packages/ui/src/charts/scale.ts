import type { Point } from './data';

const LINES = 4;
const HEADROOM = 1.06;
const STEPS = [1, 2, 2.5, 5, 10];

/** Round tick values of an axis, and its upper end slightly above the largest figure. */
export function scaleOf(points: readonly Point[]): { top: number; ticks: number[] } {
  const most = Math.max(0, ...points.flatMap(({ value, previous = 0 }) => [value, previous]));
  if (most === 0) return { top: 1, ticks: [0] };
  const power = 10 ** Math.floor(Math.log10(most / LINES));
  const step = (STEPS.find((each) => each * power * LINES >= most) ?? 10) * power;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return { top: most * HEADROOM, ticks };
}

/** Gap between two labels on an axis, in characters. */
const GAP = 2;

const lengthOf = (label: string) => (label.split('\n')[0] ?? '').length;

/** Step between labelled categories, limited by count and width. */
function every(labels: readonly string[], most: number, room: number): number {
  const taken = (step: number) =>
    labels.reduce((sum, label, at) => (at % step === 0 ? sum + lengthOf(label) + GAP : sum), 0);
  let step = Math.ceil(labels.length / most);
  while (step < labels.length && taken(step) > room) step += 1;
  return step;
}

/**
 * Whether each category of an axis gets a label.
 *
 * @param labels - labels of all categories
 * @param most - maximum number of labels
 * @param room - number of label characters that fit below the chart
 */
export function namedOn(labels: readonly string[], most: number, room = Infinity): boolean[] {
  const step = every(labels, most, room);
  // Labels are centred, so one near the end would be cut off.
  const isCut = (label: string, at: number) =>
    ((labels.length - at - 0.5) / labels.length) * room < lengthOf(label) / 2;
  return labels.map((label, at) => at % step === 0 && !isCut(label, at));
}
