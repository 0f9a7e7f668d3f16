import type { Judged } from './articles.js';

const STEPS = 1_500;
const RATE = 0.5;
/** Ridge penalty, so that a few odd questions cannot give a feature too much weight. */
const RIDGE = 1;

const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);

/** Standardizes each column to mean 0 and deviation 1, so that one step size fits all. */
function scaled(rows: readonly (readonly number[])[]) {
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0));
  const middles = columns.map(mean);
  const widths = columns.map((column, at) => {
    const middle = middles[at] ?? 0;
    return Math.sqrt(mean(column.map((each) => (each - middle) ** 2))) || 1;
  });
  const scale = (row: readonly number[]) =>
    row.map((each, at) => (each - (middles[at] ?? 0)) / (widths[at] ?? 1));
  return { middles, widths, scale };
}

/** Gradient descent. `slopes` is the gradient of the loss over all cases. */
function descend(size: number, cases: number, slopes: (weights: number[]) => number[]): number[] {
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = slopes(weights);
    weights = weights.map((each, at) => each - RATE * ((slope[at] ?? 0) + (RIDGE * each) / cases));
  }
  return weights;
}

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));

/** Weights that rank right entries first. They maximize the likelihood of right entries among the results. */
export function fitRanking(cases: readonly Judged[]): Record<string, number> {
  const groups = cases
    .map(({ ranked, right }) =>
      ranked.map(({ features, entry }) => ({
        row: Object.values(features) as number[],
        isRight: right.includes(entry.slug),
      })),
    )
    .filter((group) => group.some(({ isRight }) => isRight));
  const { widths, scale } = scaled(groups.flat().map(({ row }) => row));
  const all = groups.map((group) => group.map((each) => ({ ...each, row: scale(each.row) })));
  const weights = descend(widths.length, all.length, (now) => {
    const slopes = all.map((group) => slopesIn(group, now));
    return widths.map((_, at) => mean(slopes.map((each) => each[at] ?? 0)));
  });
  const plain = weights.map((each, at) => each / (widths[at] ?? 1));
  return named(Object.keys(cases[0]?.ranked[0]?.features ?? {}), plain);
}

function slopesIn(group: readonly { row: number[]; isRight: boolean }[], weights: number[]) {
  const odds = group.map(({ row }) => Math.exp(dot(row, weights)));
  const all = odds.reduce((sum, each) => sum + each, 0);
  const right = odds.reduce((sum, each, at) => sum + (group[at]?.isRight ? each : 0), 0);
  return weights.map((_, column) =>
    group.reduce((sum, { row, isRight }, at) => {
      const odd = odds[at] ?? 0;
      return sum + (row[column] ?? 0) * (odd / all - (isRight ? odd / right : 0));
    }, 0),
  );
}

/** Weights that tell right results from wrong ones, by logistic regression. */
export function fitCertainty(cases: readonly Judged[]): Record<string, number> {
  const names = Object.keys(cases[0]?.certainty ?? {});
  const rows = cases.map(({ certainty }) => Object.values(certainty) as number[]);
  const { middles, widths, scale } = scaled(rows);
  const all = rows.map((row) => [...scale(row), 1]);
  const weights = descend(names.length + 1, cases.length, (now) => {
    const errors = all.map(
      (row, at) => 1 / (1 + Math.exp(-dot(row, now))) - Number(cases[at]?.isRight),
    );
    return now.map((_, column) =>
      mean(all.map((row, at) => (errors[at] ?? 0) * (row[column] ?? 0))),
    );
  });
  const plain = names.map((_, at) => (weights[at] ?? 0) / (widths[at] ?? 1));
  const bias = (weights.at(-1) ?? 0) - dot(plain, middles);
  return named([...names, 'bias'], [...plain, bias]);
}
