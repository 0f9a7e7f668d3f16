export { DataTable } from './DataTable';
export type { Column, DataTableProps, Sort } from './types';
