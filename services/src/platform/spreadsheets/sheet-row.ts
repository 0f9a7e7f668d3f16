/** A non-empty row. */
export interface SheetRow {
  /** Row number as in the spreadsheet, from 1. */
  number: number;
  /** Cells without trailing empty ones. */
  cells: string[];
}

export interface Sheet {
  /** Sheet name; '' for a CSV file. */
  name: string;
  /** Sheets to choose from, in workbook order; none for a CSV file. */
  others: string[];
  rows: SheetRow[];
}

export const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
