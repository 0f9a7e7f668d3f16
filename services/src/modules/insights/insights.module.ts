import { Module } from '@nestjs/common';
import { CrmModule } from '../crm/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { DashboardService } from './dashboard.service.js';
import { InsightsController } from './insights.controller.js';
import { RevenueService } from './revenue.service.js';

@Module({
  imports: [CrmModule, SchedulingModule],
  controllers: [InsightsController],
  providers: [DashboardService, RevenueService],
  exports: [RevenueService],
})
export class InsightsModule {}
