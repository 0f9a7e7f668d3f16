import { isBeside, judged, readArticleCases, type ArticleSet, type Judged } from './articles.js';
import { fitCertainty, fitRanking } from './fit.js';
import { LIKELY } from '../../src/modules/assistant/basic/advice.js';
import { CERTAIN, SHOWN, SURE } from '../../src/modules/assistant/knowledge/knowledge.js';

/** Limits a little below today's results, so that a change of sections or weights shows its cost. */
const LIMITS: Record<ArticleSet, { first: number; ofThree: number; wrong: number }> = {
  tune: { first: 0.8, ofThree: 0.91, wrong: 0.05 },
  'held-out': { first: 0.83, ofThree: 0.92, wrong: 0.09 },
};

const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
const isAnswerable = ({ right }: Judged) => right.length > 0;

describe.each<ArticleSet>(['tune', 'held-out'])('of the questions of %s', (set) => {
  const cases = judged(readArticleCases(set));
  const limits = LIMITS[set];

  it('most find first, or among three, what answers them', () => {
    const answerable = cases.filter(isAnswerable);
    const first = answerable.filter(({ isRight }) => isRight);
    expect(share(first, answerable)).toBeGreaterThan(limits.first);
    const ofThree = answerable.filter(({ isAmongThree }) => isAmongThree);
    expect(share(ofThree, answerable)).toBeGreaterThan(limits.ofThree);
  });

  it('few that are answered without a doubt get what is about something else', () => {
    const sure = cases.filter(({ confidence }) => confidence >= SURE);
    expect(share(sure, cases)).toBeGreaterThan(0.45);
    expect(share(sure.filter(isBeside), sure)).toBeLessThan(limits.wrong);
  });

  it('what is likely is right more often than what is not', () => {
    const right = (some: readonly Judged[]) =>
      share(
        some.filter(({ isRight }) => isRight),
        some,
      );
    const likely = cases.filter(({ confidence }) => confidence >= LIKELY);
    const others = cases.filter(({ confidence }) => confidence < LIKELY);
    expect(right(likely)).toBeGreaterThan(2 * right(others));
  });
});

it('what is shown without being sure is right, or about the same, in nearly nine of ten', () => {
  const all = [...judged(readArticleCases('tune')), ...judged(readArticleCases('held-out'))];
  const shown = all.filter(({ confidence }) => confidence >= SHOWN && confidence < SURE);
  expect(share(shown.filter(isBeside), shown)).toBeLessThan(0.13);
});

it('what is told without saying that it is the nearest is about something else in one of forty', () => {
  const all = [...judged(readArticleCases('tune')), ...judged(readArticleCases('held-out'))];
  const told = all.filter(({ confidence }) => confidence >= CERTAIN);
  expect(share(told, all)).toBeGreaterThan(0.45);
  expect(share(told.filter(isBeside), told)).toBeLessThan(0.025);
});

it('learns weights that put the right ones first, and know when they are', () => {
  const cases = judged(readArticleCases('tune')).slice(0, 150);
  expect(fitRanking(cases).topic).toBeGreaterThan(0);
  expect(fitCertainty(cases).topic).toBeGreaterThan(0);
});
