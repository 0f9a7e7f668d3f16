export { Texting } from './texting.js';
export type { ReceivedText, SentText, TextProblem, TextState } from './text-provider.js';
export { TEXTS_PATH } from './texts-path.js';
