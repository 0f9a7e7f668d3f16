import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';

const IS_IN = new Sayings(
  [
    '<so>* what is|all|is_all? <just>* in|included_in|included_with|inside|part_of',
    '<so>* what comes|goes with|in|into',
    '<so>* what does|do i|we|they|people get in|with|for',
    '<so>* que incluye|trae|lleva',
  ],
  { just: 'actually|all|even|exactly' },
  'start',
);

/** 'What is in the express' */
export const asksContents = (question: string): boolean => IS_IN.says(spelled(question));
