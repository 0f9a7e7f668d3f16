export { DataTable } from './DataTable';
export type { Column, DataTableProps, Sort } from './types';
export { useUndoableDelete, type UndoableDelete } from './use-undoable-delete';
