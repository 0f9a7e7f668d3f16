/** Build step of `npm test` in a separate process, in parallel with checks of the sources. */
import { build } from './bootstrap.mjs';

await build();
