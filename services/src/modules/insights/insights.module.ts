import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CrmModule } from '../crm/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { BusinessDeletion } from './business-deletion.service.js';
import { DashboardService } from './dashboard.service.js';
import { InsightsController } from './insights.controller.js';
import { PlanController } from './plan.controller.js';
import { PlanService } from './plan.service.js';
import { RevenueService } from './revenue.service.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [AuthModule, CrmModule, SchedulingModule],
  controllers: [InsightsController, PlanController],
  providers: [BusinessDeletion, DashboardService, PlanService, RevenueService, SettingsService],
  exports: [RevenueService],
})
export class InsightsModule {}
