/**
 * Pure rules that several remotes share. Apart from the sdk's main entry, so that public pages do not
 * load them.
 */
export { isCalledOff, isOver, nextStepOf, type NextStep } from './job-status';
export { moneyText, parseMoney } from './money';
export { CLOSES, freeSpans, isOpenOn, OPENS, type Span } from './opening-hours';
export {
  MIN_PASSWORD_LENGTH,
  passwordHint,
  passwordStrength,
  type PasswordStrength,
} from './password';
export { fromMinutes, minutesBetween, timeAfter, timeChoices, toMinutes } from './times';
