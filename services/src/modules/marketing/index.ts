export { BlogService } from './blog.service.js';
export { MarketingModule } from './marketing.module.js';
export { Newsletter } from './newsletter.service.js';
export { Retention } from './retention.js';
export { POSITION_TITLES, type Position } from './positions.js';
