const CALLED_OFF = ['cancelled', 'no-show'];

/**
 * Whether a job takes no time and earns nothing: it was cancelled, or was a no-show.
 *
 * @example isCalledOff('no-show') // true
 */
export const isCalledOff = (status: string): boolean => CALLED_OFF.includes(status.toLowerCase());

/**
 * Whether a job is finished or called off.
 *
 * @example isOver('completed') // true
 */
export const isOver = (status: string): boolean =>
  status.toLowerCase() === 'completed' || isCalledOff(status);

/** Next step of a job: the API's name and the button's label. */
export interface NextStep {
  step: 'start' | 'finish';
  label: 'Start' | 'Finish';
}

/**
 * Next step of a job; undefined once it is over.
 *
 * @example nextStepOf('scheduled') // { step: 'start', label: 'Start' }
 */
export function nextStepOf(status: string): NextStep | undefined {
  if (isOver(status)) return undefined;
  return status.toLowerCase() === 'in-progress'
    ? { step: 'finish', label: 'Finish' }
    : { step: 'start', label: 'Start' };
}
