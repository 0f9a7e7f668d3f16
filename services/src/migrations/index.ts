import { Foundation1795219200000 } from './0001-foundation.js';
import { Marketing1795305600000 } from './0002-marketing.js';
import { Accounts1795392000000 } from './0003-accounts.js';

/** In the order they run. */
export const MIGRATIONS = [Foundation1795219200000, Marketing1795305600000, Accounts1795392000000];
