/** Query client and keys. Separate from the sdk's main entry, so that public pages load neither. */
export { createQueryClient, invalidateBusinessData } from './client';
export { useExport, type ExportOrder, type ExportState } from './use-export';
export { queryKeys } from './keys';
/** @deprecated Import these from `@clearcoat/sdk/offline`. */
export * from '../offline';
