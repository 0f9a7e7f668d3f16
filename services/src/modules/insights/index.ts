export { type RevenuePeriod } from './dto/revenue.dto.js';
export { InsightsModule } from './insights.module.js';
export { RevenueService } from './revenue.service.js';
