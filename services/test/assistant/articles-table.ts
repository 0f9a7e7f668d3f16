/**
 * `npm run eval:articles`: whether the handbook's search finds what answers a question, and how sure it is.
 * With `--fit` it also prints the weights that tell best (knowledge/confidence.ts).
 */
import { judged, readArticleCases, type Judged } from './articles.js';
import { fitCertainty, fitRanking } from './fit.js';

const percent = (some: number, all: number) => `${Math.round((100 * some) / all)} %`;

function row(label: string, cases: readonly Judged[]) {
  const answered = cases.filter(({ right }) => right.length > 0);
  const said = cases.filter(({ confidence }) => confidence >= 0.8);
  const wrong = said.filter(
    ({ isRight, near, ranked: [first] }) => !isRight && !near.includes(first?.entry.slug ?? ''),
  );
  return {
    set: label,
    first: percent(answered.filter(({ isRight }) => isRight).length, answered.length),
    'of three': percent(
      answered.filter(({ isAmongThree }) => isAmongThree).length,
      answered.length,
    ),
    said: percent(said.length, cases.length),
    'said and wrong': wrong.map(({ id }) => id).join(' ') || 'none',
  };
}

const isOf = (side: string) => (each: Judged) => each.id.startsWith(side);
console.table(
  (['tune', 'held-out'] as const).flatMap((set) => {
    const cases = judged(readArticleCases(set));
    return [
      row(`${set}: trade`, cases.filter(isOf('c'))),
      row(`${set}: product`, cases.filter(isOf('p'))),
    ];
  }),
);
if (process.argv.includes('--fit')) {
  const cases = judged(readArticleCases('tune'));
  console.log('ranking', fitRanking(cases));
  console.log('certainty, with these ranking weights', fitCertainty(cases));
}
