/**
 * Definition of a record's field. A record defines its fields once in a table, and all else derives
 * from that table.
 */
export interface FieldFacts {
  /** API name, if it differs from the column. */
  shownAs?: string;
  /** Maximum characters of a text, or of each text in a list. */
  longest: number;
  /** Beginning of an error message: 'The notes are'. */
  label: string;
  /** Column heading in our exports. */
  heading: string;
  /** Headings that imports recognize, as letters only. */
  headings: RegExp;
  /** Column width in characters. */
  width?: number;
}

/** Conversion of a field's values to and from cells of a file. */
export interface Kind<T> {
  empty: T;
  read(cell: string): T;
  write(value: T): string;
  isLongerThan(value: T, most: number): boolean;
}

interface TextFacts extends FieldFacts {
  /** Normalizes a value from a file. */
  tidy?: (text: string) => string;
}

export const oneLine = (cell: string) => cell.replaceAll(/\s+/g, ' ').trim();

const asIs = (text: string) => text;
const anyText = {
  empty: '',
  write: asIs,
  isLongerThan: (value: string, most: number) => value.length > most,
};

/** One line of text. */
export function text<const F extends TextFacts>(facts: F): F & Kind<string> {
  const { tidy = asIs } = facts;
  return { ...anyText, read: (cell) => tidy(oneLine(cell)), ...facts };
}

/** Text with line breaks. */
export function paragraphs<const F extends FieldFacts>(facts: F): F & Kind<string> {
  return { ...anyText, read: asIs, ...facts };
}

/** List of short texts, separated by commas in a cell. */
export function list<const F extends FieldFacts>(facts: F): F & Kind<string[]> {
  return {
    empty: [],
    read: (cell) => [...new Set(cell.split(/[,;\n]/).map(oneLine))].filter((word) => word !== ''),
    write: (words) => words.join(', '),
    isLongerThan: (words, most) => words.some((word) => word.length > most),
    ...facts,
  };
}

/** Whether a text or a list is empty. */
export const isEmpty = ({ length }: string | readonly string[]) => length === 0;
