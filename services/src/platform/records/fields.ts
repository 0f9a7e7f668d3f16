/** What a record consists of is said once, in a table of these; the rest follows from it. */
export interface FieldFacts {
  /** Its name in requests and answers, where its column is called otherwise. */
  shownAs?: string;
  /** Most characters; of a list, of each of its texts. */
  longest: number;
  /** How a sentence about it begins: 'The notes are'. */
  label: string;
  /** Of its column in files that we write. */
  heading: string;
  /** Headings of files that others wrote, as letters only. */
  headings: RegExp;
  /** Of its column, in characters. */
  width?: number;
}

/** How a field's values go into cells of a file, and come back. */
export interface Kind<T> {
  empty: T;
  read(cell: string): T;
  write(value: T): string;
  isLongerThan(value: T, most: number): boolean;
}

interface TextFacts extends FieldFacts {
  /** The usual way to write what a file has in some other. */
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

/** Text with line breaks in it. */
export function paragraphs<const F extends FieldFacts>(facts: F): F & Kind<string> {
  return { ...anyText, read: asIs, ...facts };
}

/** Several short texts; in a cell with commas between them. */
export function list<const F extends FieldFacts>(facts: F): F & Kind<string[]> {
  return {
    empty: [],
    read: (cell) => [...new Set(cell.split(/[,;\n]/).map(oneLine))].filter((word) => word !== ''),
    write: (words) => words.join(', '),
    isLongerThan: (words, most) => words.some((word) => word.length > most),
    ...facts,
  };
}

/** Neither a text nor a list holds anything. */
export const isEmpty = ({ length }: string | readonly string[]) => length === 0;
