import path from 'node:path';

/** Files to read and to learn from, beside the sources and beside the build. */
export const CONTENT = path.join(import.meta.dirname, '../../../../content/assistant');
