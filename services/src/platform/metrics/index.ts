export { measureRequests } from './measure-requests.js';
export { Metrics } from './metrics.js';
export { MetricsServer } from './metrics-server.js';
export type { QueueState } from './queue-metrics.js';
