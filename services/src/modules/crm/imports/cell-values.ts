import { listOfPhones, tidyPhone } from '../../../platform/text/phone.js';
import { isEmail } from '../../../platform/validation/fields.js';
import { parseVehicle } from '../vehicles/parse-vehicle.js';

/** Error texts that spreadsheets show for failed formulas. */
const ERROR_CELL =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BUSY!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA|ERROR!)$/i;

export const isErrorCell = (cell: string): boolean => ERROR_CELL.test(cell);

const NOTHING = /^(?:n\/?a|none|null|nil|unknown|no (?:phone|e-?mail)|[-–—.?]+)$/i;

/** Whether a cell's text means "empty". Not used for names, since people are called Null. */
export const saysNothing = (cell: string): boolean => NOTHING.test(cell.trim());

/** Separators between several values of one cell. */
const HARD_BREAK = /\s*(?::::|[;|\n])\s*/;
const SOFT_BREAK = /\s*(?:\s\/\s|\s&\s|\s\+\s|,|\/|\band\b)\s*/i;

const parts = (cell: string, breaks: RegExp) => cell.split(breaks).filter((part) => part !== '');

/** Labels of phones or addresses, such as 'Home: 555 …' or '555 … (cell)'. */
const KIND = '(?:home|mobile|cell|work|office|main|other|personal|primary|phone|tel)';
/** Short labels need a colon: 'c: 555 …'. */
const LABEL = `(?:\\(?${KIND}\\)?[:.\\s]|[chmow]:)\\s*(?=[\\d(+])`;
const KIND_BEFORE = new RegExp(`^${LABEL}`, 'i');
/** A label after a number starts the next number. */
const BETWEEN_KINDS = new RegExp(`(?<=\\d)[\\s,]+(?=${LABEL})`, 'gi');
const KIND_BEHIND = new RegExp(`(?<=\\d)\\s*\\(?${KIND}\\)?$`, 'i');
const IS_KIND = new RegExp(`^\\(?${KIND}\\)?:?$`, 'i');

/** The phone numbers of a cell. */
export const phonesOf = (cell: string): string[] =>
  saysNothing(cell)
    ? []
    : listOfPhones(cell.replaceAll(BETWEEN_KINDS, '; ')).map((phone) =>
        tidyPhone(phone.trim().replace(KIND_BEFORE, '').replace(KIND_BEHIND, '')),
      );

export interface EmailsFound {
  emails: string[];
  /** Texts in the cell that are not addresses. */
  others: string[];
}

/** E-mail addresses of a cell: 'Ana <ana@example.com>; mailto:bo@example.com' has two. */
export function emailsOf(cell: string): EmailsFound {
  if (cell === '' || saysNothing(cell)) return { emails: [], others: [] };
  const bracketed = [...cell.matchAll(/<([^<>\s]+@[^<>\s]+)>/g)].map(([, inner = '']) => inner);
  const words = bracketed.length > 0 ? bracketed : parts(cell, /(?::::|[\s;,|/])+/);
  const plain = words.map((word) => word.replace(/^mailto:/i, ''));
  const emails = plain.filter(isEmail);
  // A mistyped address with a space is reported as a whole.
  if (emails.length === 0) return { emails, others: [cell] };
  return { emails, others: plain.filter((word) => !isEmail(word) && !IS_KIND.test(word)) };
}

const startsVehicle = (text: string) => {
  const { year, make } = parseVehicle(text);
  return year !== null || make !== '';
};

/** Joins parts that do not start a vehicle to the previous part: 'blue' of '2019 Kia Soul; blue'. */
function joined(pieces: readonly string[]): string[] {
  const vehicles: string[] = [];
  for (const piece of pieces) {
    const last = vehicles.pop();
    if (last === undefined) vehicles.push(piece);
    else if (startsVehicle(piece)) vehicles.push(last, piece);
    else vehicles.push(`${last}, ${piece}`);
  }
  return vehicles;
}

/** Vehicles of a cell. Names may contain '/', '&' and commas, so each part must name a vehicle. */
export function vehiclesOf(cell: string): string[] {
  if (cell === '' || saysNothing(cell)) return [];
  return joined(parts(cell, HARD_BREAK)).flatMap((vehicle) => {
    const pieces = parts(vehicle, SOFT_BREAK);
    const isList = pieces.length > 1 && pieces.filter(startsVehicle).length > 1;
    return isList && startsVehicle(pieces[0] ?? '') ? rejoined(vehicle, pieces) : [vehicle];
  });
}

/** Splits '2019 Ford F-150, red & 2021 Kia Soul' only before parts that start a vehicle. */
function rejoined(whole: string, pieces: readonly string[]): string[] {
  const vehicles: string[] = [];
  let from = 0;
  let start = 0;
  for (const piece of pieces) {
    const at = whole.indexOf(piece, from);
    if (at > start && startsVehicle(piece)) {
      vehicles.push(whole.slice(start, at));
      start = at;
    }
    from = at + piece.length;
  }
  return [...vehicles, whole.slice(start)].map((vehicle) =>
    vehicle.replace(/(?:[\s,/&+]|\band\b)+$/i, ''),
  );
}

const GROUPS_OF_ALL = new Set(['mycontacts', 'starred', 'other contacts', 'all contacts']);

/** Tags of a cell. Google marks its own groups with a star. */
export function tagsOf(cell: string): string[] {
  const tags = parts(cell, /\s*(?::::|[,;|\n])\s*/).map((tag) => tag.replace(/^\*\s*/, '').trim());
  return [...new Set(tags)].filter((tag) => tag !== '' && !GROUPS_OF_ALL.has(tag.toLowerCase()));
}

const YES =
  /^(?:y|yes|true|1|on|x|✓|✔|ok|subscribed|active|opt(?:ed)?[- ]?in|granted|given|allowed|enabled|confirmed|marketing contact)$/i;
const NO =
  /^(?:n|no|false|0|off|denied|declined|stop|no,? thanks?|blocked|suppressed|cleaned|bounced|non[- ]?marketing contact|do ?n[o']?t.*)$/i;
const WITHDRAWN = /^(?:un|non[- ]?|not )subscribed?$|^opt(?:ed)?[- ]?out$/i;
const INVERTED = /unsub|opt(?:ed)?out|donot|blocked|suppress/;
const UNSURE = /^(?:unknown|pending|not set|unspecified|transactional|never asked)$/i;

export type Consent = 'yes' | 'no' | '';

/**
 * Consent from a cell and its heading; undefined if unclear. 'Unsubscribed: no' does not imply consent.
 */
export function consentOf(cell: string, headingLetters: string): Consent | undefined {
  if (cell === '' || saysNothing(cell) || UNSURE.test(cell)) return '';
  if (WITHDRAWN.test(cell)) return 'no';
  const isInverted = INVERTED.test(headingLetters);
  if (YES.test(cell)) return isInverted ? 'no' : 'yes';
  if (NO.test(cell)) return isInverted ? '' : 'no';
  // 'Unsubscribed at: 3/14/2025'
  return isInverted && /\d/.test(cell) ? 'no' : undefined;
}
