import { spelled } from '../language/normalize/spelled.js';
import { wordSet } from '../words/word-set.js';

/** Pages of one circumstance alone, and the words of which a question of it has one: what is asked of any car is not told by how it is with these. */
const CIRCUMSTANCES: Readonly<Record<string, ReadonlySet<string>>> = {
  'fresh-paint-from-the-body-shop': wordSet(
    'fresh|freshly|new|newly|just|recently|repaint|repainted|respray|resprayed|painted|painter|body|bodyshop|shop|bumper~|fender~|panel~',
  ),
  'a-new-car-what-to-do-first': wordSet('new|brand|dealer|dealership|delivery|lot|first|bought'),
  'washing-in-winter': wordSet(
    'winter|cold|freeze|freezes|freezing|frozen|snow|snowy|ice|icy|frost|salt|salted|salty|brine|slush|temp|temps|temperature|below|degrees|f|january|february',
  ),
  'washing-in-the-heat-and-hot-paint': wordSet(
    'hot|heat|sun|sunny|sunlight|summer|warm|temp|temps|temperature|degrees|f|desert|shade|direct',
  ),
  'black-and-dark-paint': wordSet('black|dark|darker|navy'),
  'single-stage-paint-and-old-cars': wordSet(
    'single|stage|old|older|classic|vintage|antique|lacquer|enamel|original|oxidized',
  ),
};

/** Whether a page is of a circumstance of which nobody spoke: how long paint of a body shop has to wait, where a correction was made. */
export function isOfUnsaid(question: string, { slug }: { slug: string }): boolean {
  const words = CIRCUMSTANCES[slug];
  return words !== undefined && !spelled(question).some(({ word }) => words.has(word));
}
