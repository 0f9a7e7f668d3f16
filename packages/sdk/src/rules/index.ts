/**
 * Pure rules that several remotes share. Separate from the sdk's main entry, so that public pages
 * do not load them.
 */
export { isCalledOff, isOver, nextStepOf, type NextStep } from './job-status';
export { messageLink } from './message-link';
export { moneyText, parseMoney } from './money';
export { CLOSES, freeSpans, isOpenOn, OPENS, type Span } from './opening-hours';
export {
  MIN_PASSWORD_LENGTH,
  passwordHint,
  passwordStrength,
  type PasswordStrength,
} from './password';
export { textKey } from './text-key';
export {
  clockChangeOn,
  endAfter,
  lengthOfJob,
  realMinutes,
  wallMinutes,
  type ClockChange,
} from './clock-change';
export {
  dayTimes,
  fromMinutes,
  minutesBetween,
  MINUTES_A_DAY,
  timeAfter,
  timeChoices,
  timesInOrder,
  toMinutes,
} from './times';
