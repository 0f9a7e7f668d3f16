import { toCents } from '../money/money.js';

/**
 * Definition of a record's field. A record defines its fields once in a table, and all else derives
 * from that table.
 */
export interface FieldFacts {
  /** Database column. Default: the key in snake case. */
  column?: string;
  /** API name. Default: the key. */
  shownAs?: string;
  /** Maximum characters of a text, or of each text in a list. */
  longest?: number;
  /** Maximum entries of a list. */
  most?: number;
  /** Beginning of an error message: 'The notes are'. */
  label?: string;
  /** Column heading in our exports. Default: not exported. */
  heading?: string;
  /** Headings that imports recognize, as letters only. Default: not imported. */
  headings?: RegExp;
  /** Column width in characters. */
  width?: number;
  /** API documentation. */
  description?: string;
  example?: string;
  /** Found by a search. The search texts are SQL: see docs/back-end.md. */
  searched?: boolean;
  /** Copied to the next appointments of a series. */
  repeats?: boolean;
  /** Emptied when the customer is erased. */
  erased?: boolean;
  /** Shown to the crew on site. */
  forTechnicians?: boolean;
}

/** Kind of a field's values, with how they are stored, exported and merged. */
export interface Kind<T> {
  kind: 'text' | 'paragraphs' | 'list' | 'number' | 'money' | 'flag' | 'date';
  empty: T;
  /** Value in a cell of a file. */
  write(value: T): string | number | null;
  /** One value for two merged records. */
  join(kept: T, other: T): T;
  /** SQL expression for the value in answers. Default: the column itself. */
  select?(column: string): string;
  /** Value for the column. Default: as it is. */
  store?(value: T): unknown;
}

/** A kind that imports can read. */
export interface ReadableKind<T> extends Kind<T> {
  write(value: T): string;
  read(cell: string): T;
  isLongerThan(value: T, most: number): boolean;
}

/** Whether a text, a list or another value is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === 0 ||
  value === false ||
  value === null ||
  (Array.isArray(value) && value.length === 0);

export const oneLine = (cell: string) => cell.replaceAll(/\s+/g, ' ').trim();

const asIs = <T>(value: T): T => value;
const either = <T>(kept: T, other: T): T => (isEmpty(kept) ? other : kept);

type Of<F, K> = Omit<F, 'empty'> & K;

const anyText = {
  empty: '',
  write: asIs<string>,
  join: either<string>,
  isLongerThan: (value: string, most: number) => value.length > most,
};

interface TextFacts extends FieldFacts {
  /** Normalizes a value from a file. */
  tidy?: (text: string) => string;
  /** Value of a new record. Default: ''. */
  empty?: string;
}

/** One line of text. */
export function text<const F extends TextFacts>(facts: F): Of<F, ReadableKind<string>> {
  const { tidy = asIs } = facts;
  return { ...anyText, kind: 'text', read: (cell) => tidy(oneLine(cell)), ...facts };
}

/** Text with line breaks. Merging keeps the lines of both. */
export function paragraphs<const F extends FieldFacts>(facts: F): Of<F, ReadableKind<string>> {
  const join = (kept: string, other: string) =>
    kept === other ? kept : [kept, other].filter(Boolean).join('\n');
  return { ...anyText, kind: 'paragraphs', read: asIs, ...facts, join };
}

/** List of short texts, separated by semicolons in a cell. */
export function list<const F extends FieldFacts>(facts: F): Of<F, ReadableKind<string[]>> {
  return {
    kind: 'list',
    empty: [],
    read: (cell) => [...new Set(cell.split(/[,;\n]/).map(oneLine))].filter((word) => word !== ''),
    write: (words) => words.join('; '),
    isLongerThan: (words, most) => words.some((word) => word.length > most),
    join: (kept, other) => [...new Set([...kept, ...other])],
    ...facts,
  };
}

/** Id of another record; '' for none, which is null in the column. */
export function reference<const F extends FieldFacts>(facts: F): Of<F, Kind<string>> {
  return {
    ...anyText,
    kind: 'text',
    select: (column) => `coalesce(${column}, '')`,
    store: (id) => id || null,
    ...facts,
  };
}

export function number<const F extends FieldFacts>(facts: F): Of<F, Kind<number>> {
  return { kind: 'number', empty: 0, write: asIs, join: either, ...facts };
}

/** A number that may be unknown. */
export function maybeNumber<const F extends FieldFacts>(facts: F): Of<F, Kind<number | null>> {
  return { kind: 'number', empty: null, write: asIs, join: either, ...facts };
}

/** Dollars; cents in the column. */
export function money<const F extends FieldFacts>(facts: F): Of<F, Kind<number>> {
  return {
    kind: 'money',
    empty: 0,
    write: asIs,
    join: either,
    select: (column) => `(${column} / 100.0)::float8`,
    store: toCents,
    ...facts,
  };
}

export function flag<const F extends FieldFacts>(facts: F): Of<F, Kind<boolean>> {
  const write = (is: boolean) => (is ? 'yes' : '');
  return { kind: 'flag', empty: false, write, join: either, ...facts };
}

/** YYYY-MM-DD, or null. */
export function date<const F extends FieldFacts>(facts: F): Of<F, Kind<string | null>> {
  return {
    kind: 'date',
    empty: null,
    write: (day) => day ?? '',
    join: either,
    select: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
    ...facts,
  };
}
