import { elementOf } from '../language/forms/forms.js';

/** A phrase whose words mean something else together than alone. */
export interface Together {
  /** Replacement of the phrase. `{name}` inserts the word that matched this class. */
  as: string;
  /** Patterns in the syntax of `language/forms/forms.ts`. A space also matches a hyphen. */
  says: readonly string[];
  /** Only at the end of a text. */
  at?: 'end';
  /** Only before one of these patterns. */
  before?: readonly string[];
  /** Not before one of these patterns. */
  unless?: readonly string[];
}

const KEPT = {
  gun: 'foam|heat|blow|spray|cyclone',
  lacking: 'water|power|electricity|hose|spigot|outlet',
  steps: 'one|two',
  state: 'on|off',
  has: 'have|has|get|download|there',
  message: 'text|email|e-mail|message',
  change: 'cancel|move|reschedule',
  counted: 'customers|users|employees',
  done: 'changed|edited|deleted|cancelled|canceled|booked|moved|added',
  more: 'add|another|second|two|2|several|multiple',
};
const GAP = '[ -]';

/** Source of the regular expression of a pattern. Its last space becomes a word boundary. */
const sourceOf = (row: string): string =>
  row
    .split(' ')
    .map((each) => elementOf(each, KEPT))
    .join('')
    .replaceAll(' ', GAP)
    .replace(/\[ -\]$/, String.raw`\b`);

const anyOf = (rows: readonly string[]) => `(?:${rows.map(sourceOf).join('|')})`;

/** Regular expression of the phrase, and its replacement. */
export function compiled({ as, says, at, before, unless }: Together): [RegExp, string] {
  const source = [
    String.raw`\b`,
    anyOf(says),
    at === 'end' ? '$' : '',
    before ? `(?=${GAP}${anyOf(before)})` : '',
    unless ? `(?!${GAP}${anyOf(unless)})` : '',
  ].join('');
  return [new RegExp(source, 'gu'), as.replaceAll(/\{(\w+)\}/g, '$<$1>')];
}
