import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { BusinessDeletion } from './business-deletion.service.js';
import { PlanFileRoom } from './plan-file-room.js';
import { PlanController } from './plan.controller.js';
import { PlanService } from './plan.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

/** Settings, plan and deletion of a business. */
@Module({
  imports: [AuthModule, SchedulingModule],
  controllers: [SettingsController, PlanController],
  providers: [BusinessDeletion, PlanFileRoom, PlanService, SettingsService],
})
export class BusinessModule {}
