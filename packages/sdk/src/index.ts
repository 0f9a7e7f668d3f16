/** Contract between the shell and its remotes. Everything here is shared: one copy in the page. */
export * from './router';
export { addressLines, type Address } from './format/address';
export { ago } from './format/ago';
export {
  addDays,
  formatDate,
  formatDay,
  formatMoment,
  formatWeekday,
  inZone,
  isIsoDate,
  timeAt,
  today,
  type IsoDate,
} from './format/date';
export { joinFacts } from './format/facts';
export { formatMoney, formatPercent, percentChange } from './format/money';
export { AVATAR_COLORS, avatarColor, initials } from './format/person';
export { formatPhone, phoneHref, phoneLink } from './format/phone';
export {
  formatTime,
  formatTimeRange,
  setTimeFormat,
  timeFormat,
  type TimeFormat,
} from './format/time';
export { describeVehicle, type VehicleBody, type VehiclePaint } from './format/vehicle';
export { askAssistant, onAskAssistant } from './remote/ask-assistant';
export { defineRemote, type RemoteModule, type RouteHandle } from './remote/contract';
export { CONTRACT_VERSION } from './remote/contract-version';
export { canLeavePage, discardUnsaved, RELOADED_KEY, useUnsavedChanges } from './remote/leave';
export { lazyPage, PageSkeletonProvider, startRetryEpoch } from './remote/lazy-page';
export type { RemoteReport } from './remote/remote-report';
export { Slot, SlotHostProvider } from './remote/slots';
// A star export, because only that lets a slot's owner extend SlotProps.
export * from './remote/slot-props';
export type { SlotComponents, SlotFilling, SlotHost, SlotName } from './remote/slots';
export { session, useCan, useSession } from './session/session';
export { useToday } from './session/use-today';
export type { Permission, SessionState, UserProfile } from './session/session';
export { safeStorage, type SafeStorage } from './storage/storage';
export {
  dismissToast,
  leaveToast,
  linkToast,
  openAction,
  toast,
  toastAfterLoad,
  useShownToast,
  type ShownToast,
  type Toast,
  type ToastJob,
} from './toast/toast';
