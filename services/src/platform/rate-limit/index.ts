export { RateLimit } from './rate-limit.js';
export type { RateRule } from './rate-limit.rules.js';
