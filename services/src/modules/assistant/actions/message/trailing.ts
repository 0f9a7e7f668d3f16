import { everyOf } from '../../words/every-of.js';
import { wordSet } from '../../words/word-set.js';
import type { Purpose } from '../../tools/message-texts.js';
import { Phrases } from '../../words/phrases.js';
import { detailed, occasionOf } from './occasion.js';
import { foremost, isWeak } from './purposes.js';
import type { Content, Said } from './said.js';
import { spoken } from './spoken.js';

/** When it is to go, how it is to sound, or what it depends on: no words for whoever it is for. */
const HOW = new Phrases(
  everyOf(
    'when|once|after|as soon as|unless|if',
    'he|she|they|it|its|hes|shes|theyre|we|i|im|were|done',
  ),
  'with|without|later|tonight|later today|asap|as soon as possible|first thing|politely|nicely|because|since|dont|do not|but dont|and dont',
  'con|sin|luego|mas tarde|cuando|si|porque|amablemente',
);
/** What they are to do then. */
const TO_DO = new Phrases('to|and to', 'que traiga|que deje');

/** 'To her work number' is nothing to do. */
const THING = wordSet('his|her|their|the|a|an|my|our|your|this|that|su|sus|el|la');

/** 'A reminder about Friday when I am done': the text of the occasion, and what of it is not in it. */
export function trailed(
  { text, before, after }: Content,
  hint: Purpose | undefined,
  today: string,
): Said | undefined {
  for (let at = 1; at < after.length; at++) {
    const isHow = HOW.lengthAt(after, at) > 0;
    const todo = TO_DO.lengthAt(after, at);
    if (!isHow && todo === 0) continue;
    const all = [...before, ...after.slice(0, at)];
    const { named, ...details } = occasionOf(all, today) ?? { named: [] };
    const purposes = hint && named.length > 0 ? [{ purpose: hint, said: '' }, ...named] : named;
    const first = purposes.every(isWeak) && !hint ? undefined : foremost(purposes);
    if (!first) continue;
    const said = detailed(first, details, all, today);
    const rest = text.slice(after[isHow ? at : at + todo]?.start).replace(/[.!\s]+$/, '');
    if (isHow) return { ...said, left: [...(said.left ?? []), rest] };
    // 'A reminder to bring the key' is of that alone, and days behind 'to' are no doing.
    const isDoing =
      said.date !== undefined &&
      !THING.has(after[at + todo]?.word ?? '') &&
      occasionOf(after.slice(at + todo), today) === undefined;
    return isDoing ? { ...said, besides: spoken(`please ${rest}`, 'en') } : undefined;
  }
  return undefined;
}
