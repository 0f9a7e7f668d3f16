import { elementOf } from '../language/forms/forms.js';

/** Words that mean something else together than each alone. */
export interface Together {
  /** The one word, or the words, that they are taken for; `{name}` is what is kept of them. */
  as: string;
  /** Rows as forms have them (`language/forms/forms.ts`); a hyphen is as good as a space. */
  says: readonly string[];
  /** Only there. */
  at?: 'end';
  /** Only before one of these rows. */
  before?: readonly string[];
  /** Not before one of these. */
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

/** An element ends with a space, the last one where a word ends. */
const sourceOf = (row: string): string =>
  row
    .split(' ')
    .map((each) => elementOf(each, KEPT))
    .join('')
    .replaceAll(' ', GAP)
    .replace(/\[ -\]$/, String.raw`\b`);

const anyOf = (rows: readonly string[]) => `(?:${rows.map(sourceOf).join('|')})`;

/** What it is put for in a text, wherever it stands. */
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
