import { periodAt } from '../../language/periods/index.js';
import { isBareClock } from '../../language/periods/times.js';

/** A word that says when: 'Saturday', '830'. */
export const isDays = (word: string) => isBareClock(word) || periodAt([word], 0) !== undefined;
