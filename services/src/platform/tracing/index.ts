export { traceOf, traceRequests } from './trace-requests.js';
export { startTracing, stopTracing, traced, tracing } from './tracing.js';
export { traceIdOf } from './trace-parent.js';
export { LastTraces } from './last-traces.js';
