export { Counters } from './counters.js';
export type { Purpose } from './limits.js';
export { truncated } from './networks.js';
export { RateLimit, type Keys } from './rate-limit.js';
export { SlowDown } from './slow-down.js';
