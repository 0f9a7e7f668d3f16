import { isCalendarDate } from './calendar-date.js';

/** Order of 3/4/2025: March 4 or April 3. */
export type DateOrder = 'month-first' | 'day-first';
type Order = DateOrder | 'year-first';

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
/** Time after a date, with its zone. */
const TIME =
  /(?:,?\s+(?:at\s+)?|T)\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT|[A-Z]{2,4}T|[+-]\d{2}:?\d{2})?$|,?\s+(?:at\s+)?\d{1,2}\s*[ap]\.?m\.?$/i;

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const NUMBERS =
  /^(\d{1,2})\s?[/.\-\u2010-\u2015]\s?(\d{1,2})\s?[/.\-\u2010-\u2015]\s?(\d{4}|\d{2})$/;
const MONTH_WORD = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+['’]?(\d{4}|\d{2})$/i;
const DAY_WORD =
  /^(\d{1,2})(?:st|nd|rd|th)?\.?[\s/-]+(?:of\s+)?([a-z]{3,9})\.?,?[\s/-]+['’]?(\d{4}|\d{2})$/i;
const YEAR_WORD = /^(\d{4})[\s/-]+([a-z]{3,9})\.?[\s/-]+(\d{1,2})$/i;
/** Excel serial date: 20,000 is in 1954, 80,000 in 2119. */
const SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const plain = (text: string) =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().replace(WEEKDAY, '').replace(TIME, '').trim();

/** Texts that mean 'no date', including those of programs without empty dates. */
const NOTHING =
  /^(?:never|none|no|n\/?a|null|nil|unknown|tbd|not yet|[-–—?.0]+|0{1,4}[-/.]0{1,2}[-/.]0{1,4}|1\/0\/1900|1900-01-00|12\/30\/1899|1899-12-30|1\/1\/0?001|0001-01-01)$/i;

export const saysNoDate = (text: string) => text === '' || NOTHING.test(plain(text));

/** Parses dates that people and programs write, relative to a day. */
export class DateReader {
  private readonly thisYear: number;

  /** @param today the business's, which tells the century of two-digit years */
  constructor(private readonly today: string) {
    this.thisYear = Number(today.slice(0, 4));
  }

  /** Date as YYYY-MM-DD; undefined if the text is no date in this order. */
  read(text: string, order: Order): string | undefined {
    const written = plain(text);
    return this.fixed(written) ?? this.inOrder(written, order);
  }

  /** Order of day and month in a column; undefined if no date is purely numeric. */
  orderOf(texts: Iterable<string>): { order: Order; doubtful: string } | undefined {
    const numeric = [...texts].map(plain).filter((text) => NUMBERS.test(text));
    const [first = ''] = numeric;
    if (first === '') return undefined;
    const fits = (order: Order) =>
      numeric.filter((text) => this.inOrder(text, order) !== undefined).length;
    const [months, days, years] = [fits('month-first'), fits('day-first'), fits('year-first')];
    if (years > Math.max(months, days)) return { order: 'year-first', doubtful: '' };
    if (months !== days) {
      const order = months > days ? 'month-first' : 'day-first';
      const isWhole = Math.max(months, days) === numeric.length || Math.min(months, days) === 0;
      return { order, doubtful: isWhole ? '' : this.doubtfulOf(numeric) };
    }
    return this.byTheFuture(numeric);
  }

  /** Past visits cannot be in the future, so an order that yields future days is wrong. */
  private byTheFuture(numeric: readonly string[]): { order: DateOrder; doubtful: string } {
    const isAhead = (order: Order) =>
      numeric.some((text) => (this.inOrder(text, order) ?? '') > this.today);
    const [months, days] = [isAhead('month-first'), isAhead('day-first')];
    if (months !== days) return { order: months ? 'day-first' : 'month-first', doubtful: '' };
    return { order: 'month-first', doubtful: this.doubtfulOf(numeric) };
  }

  /** First ambiguous date; '' if there is none. */
  private doubtfulOf(numeric: readonly string[]): string {
    const isTwo = (text: string) => {
      const [month, day] = [this.inOrder(text, 'month-first'), this.inOrder(text, 'day-first')];
      return month !== undefined && day !== undefined && month !== day;
    };
    return numeric.find(isTwo) ?? '';
  }

  /** Unambiguous dates. */
  private fixed(text: string): string | undefined {
    const [, isoYear = '', , isoMonth, isoDay] = ISO.exec(text) ?? [];
    if (isoYear) return this.date(isoYear, Number(isoMonth), isoDay);
    const [, year = '', month, day] = COMPACT.exec(text) ?? [];
    if (year) return this.date(year, Number(month), day);
    if (SERIAL.test(text)) {
      return new Date(EXCEL_DAY_0 + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
    }
    const [, word1 = '', day1, year1] = MONTH_WORD.exec(text) ?? [];
    if (word1) return this.date(year1, monthOf(word1), day1);
    const [, day2, word2 = '', year2] = DAY_WORD.exec(text) ?? [];
    if (word2) return this.date(year2, monthOf(word2), day2);
    const [, year3, word3 = '', day3] = YEAR_WORD.exec(text) ?? [];
    return word3 ? this.date(year3, monthOf(word3), day3) : undefined;
  }

  private inOrder(text: string, order: Order): string | undefined {
    const [, one, two, three] = NUMBERS.exec(text) ?? [];
    if (one === undefined) return undefined;
    if (order === 'month-first') return this.date(three, Number(one), two);
    if (order === 'day-first') return this.date(three, Number(two), one);
    return three?.length === 2 ? this.date(one, Number(two), three) : undefined;
  }

  private date(year = '', month = 0, day = ''): string | undefined {
    const [m, d] = [String(month), day].map((part) => part.padStart(2, '0'));
    const date = `${this.fullYear(year)}-${m}-${d}`;
    return isCalendarDate(date) ? date : undefined;
  }

  /** Full year: '98' is 1998. The latest possible year is next year. */
  private fullYear(year: string): string {
    if (year.length !== 2) return year.padStart(4, '0');
    const inThisCentury = Math.floor(this.thisYear / 100) * 100 + Number(year);
    return String(inThisCentury > this.thisYear + 1 ? inThisCentury - 100 : inThisCentury);
  }
}

/** Number of a month name: 9 for 'Sept'; 0 for no month. */
function monthOf(word: string): number {
  const start = word.toLowerCase();
  return start.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(start)) + 1;
}
