export { DataTable } from './DataTable';
export type { Column, DataTableProps, Group, Part, Sort } from './types';
export { useUndoableDelete, type UndoableDelete } from './use-undoable-delete';
export { useNearEnd } from './use-near-end';
export { WindowedRows, type WindowedRowsProps } from './WindowedRows';
