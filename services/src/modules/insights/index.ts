export { type RevenuePeriod } from './dto/revenue.dto.js';
export { changeText, averageOf, percentChange } from './change.js';
export { InsightsModule } from './insights.module.js';
export {
  completedByService,
  completedTotals,
  findFirstName,
  type Totals,
} from './insights.queries.js';
export { monthToDate, wholeMonth, type Days } from './periods.js';
export { dismissSetup } from './setup.queries.js';
export { RevenueService } from './revenue.service.js';
