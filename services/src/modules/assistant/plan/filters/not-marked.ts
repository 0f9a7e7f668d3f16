import { everyOf } from '../../words/every-of.js';

/** Phrases for past jobs that are still open: 'jobs I forgot to mark done', 'still marked scheduled'. */
export const NOT_MARKED = [
  everyOf(
    'forgot to|never|didnt|did not|havent|have not|still need to|need to|still have to|have to',
    'mark|marked|close|closed|finish|check',
    'as|them|off|',
    'done|complete|completed|finished|off|out',
  ),
  everyOf('forgot to', 'mark|finish|complete|check off|close'),
].join('|');
