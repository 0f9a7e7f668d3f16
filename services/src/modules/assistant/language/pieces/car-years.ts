import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { Names } from './spans.js';
import type { Token } from '../../words/tokens.js';
import { vehicleAt, type NameTag } from './vocabulary.js';
import { wordSet } from '../../words/word-set.js';

const YEAR = /^(?:19[5-9]|20[0-3])\d$/;
const A_CAR = wordSet(
  'car~|vehicle~|ride~|model~|auto~|carro~|coche~|vehiculo~|something|anything',
);
const HAS = wordSet('with|has|have|had|drive~|driving|own~|got|con|tiene|tienen');

/** Of a year and those after it, or before it: what is said behind the year, and before it. */
const BEHIND: readonly [Phrases, Bounds][] = [
  [
    new Phrases(everyOf('or|and|y|o', 'newer|later|up|above|after|mas nuevo|mas nuevos')),
    { from: 0 },
  ],
  [new Phrases('on|onward|onwards|plus|en adelante'), { from: 0 }],
  [
    new Phrases(
      everyOf('or|and|y|o', 'older|earlier|before|below|down|mas viejo|mas viejos|antes'),
    ),
    { to: 0 },
  ],
];
const BEFORE: readonly [Phrases, Bounds][] = [
  [
    new Phrases(
      everyOf('newer|younger|later', 'than'),
      'after|from after',
      'mas nuevo que|mas nuevos que',
    ),
    { from: 1 },
  ],
  [
    new Phrases(
      everyOf('older|earlier', 'than'),
      'before|from before|of before',
      'mas viejo que|mas viejos que|antes de|antes del',
    ),
    { to: -1 },
  ],
];
/** What is newer or older is a car. */
const OF_CARS = wordSet('newer|older|nuevo~|viejo~');
/** By how many years the bound is off the year that is said. */
interface Bounds {
  from?: number;
  to?: number;
}

const LINKS = wordSet('from|of|are|is|that|between|del|de|desde');

/** Whether what stands right before this word is a car, or what somebody drives. */
function isOfCar(words: readonly string[], at: number): boolean {
  let last = at - 1;
  while (LINKS.has(words[last] ?? '')) last -= 1;
  const word = words[last] ?? '';
  const isModel = [1, 2].some(
    (length) => vehicleAt(words, last + 1 - length)?.length === length && last + 1 >= length,
  );
  // 'With a 2019 or later'
  const isOwned = wordSet('an|a').has(word) && HAS.has(words[last - 1] ?? '');
  return A_CAR.has(word) || isModel || isOwned;
}

type Found = { tag: Extract<NameTag, { kind: 'car_years' }>; length: number };
const found = (from: number, to: number, { from: first, to: last }: Bounds): [number, Found] => [
  from,
  {
    tag: {
      kind: 'car_years',
      ...(first !== undefined && { from: String(first) }),
      ...(last !== undefined && { to: String(last) }),
    },
    length: to - from,
  },
];

/** '2015 to 2018 cars', 'trucks between 2015 and 2018' */
function between(words: readonly string[], at: number): [number, Found] | undefined {
  const [first = '', link = '', last = '', car = ''] = words.slice(at, at + 4);
  const isBetween = wordSet('between|entre').has(words[at - 1] ?? '');
  const isLinked = isBetween
    ? wordSet('and|y').has(link)
    : wordSet('to|through|thru|a|until').has(link);
  if (!YEAR.test(last) || !isLinked) return undefined;
  const isBehind = A_CAR.has(car) || vehicleAt(words, at + 3) !== undefined;
  if (!isBehind && !isOfCar(words, at)) return undefined;
  const from = wordSet('from|between|de|entre').has(words[at - 1] ?? '') ? at - 1 : at;
  return found(from, at + 3, { from: Number(first), to: Number(last) });
}

function bounded(words: readonly string[], at: number): [number, Found] | undefined {
  const year = Number(words[at]);
  const shifted = ({ from, to }: Bounds): Bounds => ({
    ...(from !== undefined && { from: year + from }),
    ...(to !== undefined && { to: year + to }),
  });
  const tokens = words.map((word) => ({ word }));
  for (const [phrases, bounds] of BEHIND) {
    const to = at + 1 + phrases.lengthAt(tokens, at + 1);
    if (to === at + 1) continue;
    const from = wordSet('from|del|de|desde').has(words[at - 1] ?? '') ? at - 1 : at;
    const isSaid =
      words.slice(at + 1, to).some((word) => OF_CARS.has(word)) || isOfCar(words, from);
    return isSaid ? found(from, to, shifted(bounds)) : undefined;
  }
  for (const [phrases, bounds] of BEFORE) {
    const from = [at - 3, at - 2, at - 1].find((start) => phrases.isAllOf(tokens.slice(start, at)));
    if (from !== undefined && isOfCar(words, from)) return found(from, at + 1, shifted(bounds));
  }
  return undefined;
}

/** 'Cars from 2020 on', 'older than 2014', 'a 2019 or later': years of cars, and no days. */
export function carYearsIn(tokens: readonly Token[]): Names {
  const words = tokens.map(({ word }) => word);
  const at = words.findIndex((word) => YEAR.test(word));
  const years = at < 0 ? undefined : (between(words, at) ?? bounded(words, at));
  return new Map(years ? [years] : []);
}
