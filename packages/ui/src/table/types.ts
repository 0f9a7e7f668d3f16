import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the right, in tabular figures; what can be done at the row's end. Default: 'left'. */
  align?: 'left' | 'right' | 'actions';
  sortable?: boolean;
  /** Only where the table has this many pixels: what matters least goes first. Default: everywhere. */
  from?: number;
  /** Only where the table has fewer pixels: a short form of what stands there otherwise. Default: everywhere. */
  below?: number;
  /** A CSS width, where the content alone does not decide well. */
  width?: string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Where rows stand in a longer list: from which place on, and of how many. */
export interface Part {
  from: number;
  of: number;
  /** Whether the group of the first row began above it. Default: false. */
  continues?: boolean;
}

/** What rows of the list belong together, such as the jobs of a day. */
export interface Group {
  key: string;
  /** What stands above them. */
  head: ReactNode;
  /** What they are called, where the head holds more, such as links. Default: what the head says. */
  name?: string;
}

export interface DataTableProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** What the table holds, for those who do not see it. */
  caption: string;
  /** While true and without rows, a skeleton stands in the table's place. */
  loading?: boolean;
  loadingText?: string;
  /** What shows when there is nothing. */
  empty: ReactNode;
  /**
   * From this width of what it stands in it is a table, in pixels, and from as much as its columns turn out
   * to need. Default: 720, which suits five columns.
   */
  tableFrom?: number;
  /** Rows of one group stand below its head; rows come in the groups' order. Default: no groups. */
  groupOf?: (row: Row) => Group;
  /** The level of the groups' heads, where rows are cards. Default: 2. */
  headingLevel?: 2 | 3;
  /** A row that just came glows for a moment. Default: none. */
  isFresh?: (row: Row) => boolean;
  /** Whether rows begin with a round, for the skeleton. Default: false. */
  hasAvatars?: boolean;
  /** A row on a phone: the two facts that matter first. */
  card: (row: Row) => ReactNode;
  /** Opens a row. Have a link of the same effect in the row, for the keyboard. */
  onRowClick?: (row: Row) => void;
  /** Where `rows` is only a part of a longer list. Default: they are all. */
  part?: Part | undefined;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
}
