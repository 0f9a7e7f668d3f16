/** Query client and keys. Separate from the sdk's main entry, so that public pages load neither. */
export { createQueryClient, invalidateBusinessData } from './client';
export { useExport, type ExportOrder, type ExportState } from './use-export';
export { queryKeys } from './keys';
export { forgetKept, outbox, startSending, useWaiting } from '../kept';
export {
  keepRead,
  forgetSession,
  keepSession,
  readOrRecall,
  recallRead,
  recallSession,
} from '../kept/reads';
export type { Change, WaitingChange } from '../kept/outbox';
