export { BusinessModule } from './business.module.js';
export {
  assertRoomForCustomer,
  customerLimit,
  planFullText,
  textLimit,
  type Subscription,
} from './plan.policy.js';
export { COUNT_CUSTOMERS, findSubscriptionUse, lockSubscription } from './plan.queries.js';
