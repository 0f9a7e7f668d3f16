export { MarketingModule } from './marketing.module.js';
