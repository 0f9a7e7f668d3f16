import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** At once, and all of it: what depends on when Node does it by itself is found every time. */
export const collectGarbage = runInNewContext('gc') as () => void;
