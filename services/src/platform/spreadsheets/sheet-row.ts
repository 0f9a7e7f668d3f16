/** A row with something in it. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  number: number;
  /** Without the empty cells at its end. */
  cells: string[];
}

export interface Sheet {
  /** Its name in the workbook; '' of a CSV file. */
  name: string;
  /** The sheets that a person can choose from, in the workbook's order; none of a CSV file. */
  others: string[];
  rows: SheetRow[];
}

export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
