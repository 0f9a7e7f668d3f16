const CALLED_OFF = ['cancelled', 'no-show'];

/**
 * Whether a job takes no time and makes no money: it was cancelled, or nobody came.
 *
 * @example isCalledOff('no-show') // true
 */
export const isCalledOff = (status: string): boolean => CALLED_OFF.includes(status.toLowerCase());

/**
 * Whether nothing is left to do about a job: it is done, or called off.
 *
 * @example isOver('completed') // true
 */
export const isOver = (status: string): boolean =>
  status.toLowerCase() === 'completed' || isCalledOff(status);

/** What comes next for a job: the name of the call that says so, and the word on the button. */
export interface NextStep {
  step: 'start' | 'finish';
  label: 'Start' | 'Finish';
}

/**
 * The step that a job is one tap away from; undefined once it is over.
 *
 * @example nextStepOf('scheduled') // { step: 'start', label: 'Start' }
 */
export function nextStepOf(status: string): NextStep | undefined {
  if (isOver(status)) return undefined;
  return status.toLowerCase() === 'in-progress'
    ? { step: 'finish', label: 'Finish' }
    : { step: 'start', label: 'Start' };
}
