export { DemoAccounts } from './demo-accounts.js';
export { DemoModule } from './demo.module.js';
