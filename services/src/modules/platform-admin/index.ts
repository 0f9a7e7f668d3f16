export { setPlatformAdmin } from './administrators.queries.js';
export { PlatformAdminModule } from './platform-admin.module.js';
