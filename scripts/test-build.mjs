/** The build of `npm test`, in a process of its own: checks of the sources run beside it. */
import { build } from './bootstrap.mjs';

await build();
