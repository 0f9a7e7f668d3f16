import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** 'right' for numbers, in tabular figures; 'actions' at the row's end. Default: 'left'. */
  align?: 'left' | 'right' | 'actions';
  sortable?: boolean;
  /**
   * Minimum table width in pixels: less important columns disappear first. Default: always shown.
   */
  from?: number;
  /**
   * Table width below which it is shown, for a short form of other columns. Default: always shown.
   */
  below?: number;
  /** A CSS width, if the content alone gives a bad one. */
  width?: string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Position of rows within a longer list. */
export interface Part {
  from: number;
  of: number;
  /** Whether the first row's group started above it. Default: false. */
  continues?: boolean;
}

/** Group of rows, such as the appointments of a day. */
export interface Group {
  key: string;
  /** Content above the rows. */
  head: ReactNode;
  /** Accessible name, if the head has more content, such as links. Default: the head's text. */
  name?: string;
}

export interface DataTableProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Label for screen readers. */
  caption: string;
  /** While true and without rows, a skeleton is shown. */
  loading?: boolean;
  loadingText?: string;
  /** Content without rows. */
  empty: ReactNode;
  /**
   * Minimum container width for a table, in pixels; also limited by what its columns need.
   * Default: 720, which suits five columns.
   */
  tableFrom?: number;
  /** Group of a row; rows must be sorted by group. Default: no groups. */
  groupOf?: (row: Row) => Group;
  /** Heading level of the groups, for cards. Default: 2. */
  headingLevel?: 2 | 3;
  /** Whether a row is new and highlighted for a moment. Default: none is. */
  isFresh?: (row: Row) => boolean;
  /** Whether rows start with an avatar, for the skeleton. Default: false. */
  hasAvatars?: boolean;
  /** Card of a row on a phone: the two most important facts first. */
  card: (row: Row) => ReactNode;
  /** Opens a row. Also put a link with the same target into the row, for keyboards. */
  onRowClick?: (row: Row) => void;
  /** Position of `rows` in a longer list. Default: the list is complete. */
  part?: Part | undefined;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
}
