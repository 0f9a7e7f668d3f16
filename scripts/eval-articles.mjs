/**
 * `npm run eval:articles`: evaluates the handbook search and its confidence over
 * services/test/assistant/articles. With `--fit` it also prints the best weights for
 * services/src/modules/assistant/knowledge/weights.ts.
 */
import { isBeside, judged, readArticleCases } from '../services/test/assistant/articles.ts';
import { fitCertainty, fitRanking } from '../services/test/assistant/fit.ts';
import { CERTAIN, SURE } from '../services/src/modules/assistant/knowledge/knowledge.ts';
import { say } from './bootstrap.mjs';

const SIDES = { trade: 'c', product: 'p' };
const percent = (some, all) => `${Math.round((100 * some.length) / all.length)} %`.padStart(9);

say(`${'set'.padEnd(20)}    first among 3     sure     said  sure and beside the point`);
for (const set of ['tune', 'held-out']) {
  const all = judged(readArticleCases(set));
  for (const [side, letter] of Object.entries(SIDES)) {
    const cases = all.filter(({ id }) => id.startsWith(letter));
    const answerable = cases.filter(({ right }) => right.length > 0);
    const said = cases.filter(({ confidence }) => confidence >= CERTAIN);
    const sure = cases.filter(({ confidence }) => confidence >= SURE);
    const beside = sure.filter(isBeside);
    const columns = [
      percent(
        answerable.filter(({ isRight }) => isRight),
        answerable,
      ),
      percent(
        answerable.filter(({ isAmongThree }) => isAmongThree),
        answerable,
      ),
      percent(sure, cases),
      percent(said, cases),
    ];
    say(
      `${`${set}, ${side}`.padEnd(20)}${columns.join('')}  ${beside.map(({ id }) => id).join(' ') || 'none'}`,
    );
  }
}
if (process.argv.includes('--fit')) {
  const cases = judged(readArticleCases('tune'));
  say(`ranking ${JSON.stringify(fitRanking(cases))}`);
  say(`certainty, with the ranking as it is now ${JSON.stringify(fitCertainty(cases))}`);
}
