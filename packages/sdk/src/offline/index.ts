/** Offline changes and cached answers. A separate entry, so that public pages load neither. */
export { forgetKept, outbox, startSending, useWaiting } from './page-outbox';
export {
  keepRead,
  forgetSession,
  keepSession,
  readOrRecall,
  recallRead,
  recallSession,
} from './reads';
export type { Change, WaitingChange } from './outbox';
