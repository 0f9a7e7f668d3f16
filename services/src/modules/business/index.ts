export { BusinessModule } from './business.module.js';
export { assertRoomForCustomer, customerLimit, planFullText } from './plan.policy.js';
export { findSubscriptionUse, lockSubscription } from './plan.queries.js';
