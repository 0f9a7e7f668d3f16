export { ClientHealthController } from './client-health.controller.js';
export type { ErrorGroup, RouteVitals } from './client-health.queries.js';
export { ClientHealth } from './client-health.service.js';
