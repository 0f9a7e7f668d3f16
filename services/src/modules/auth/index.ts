export { Accounts } from './accounts.js';
export { AuthModule } from './auth.module.js';
export { Sandboxes } from './sandboxes.js';
export { Throttle } from './throttle.js';
