import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Forces a full garbage collection, so that tests do not depend on Node's timing. */
export const collectGarbage = runInNewContext('gc') as () => void;
