import { Module } from '@nestjs/common';
import { CrmModule } from '../crm/index.js';
import { InsightsModule } from '../insights/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { AssistantController } from './assistant.controller.js';
import { AssistantService } from './assistant.service.js';
import { Handbook } from './handbook.js';
import { Tools } from './tools.js';

@Module({
  imports: [CrmModule, InsightsModule, SchedulingModule],
  controllers: [AssistantController],
  providers: [AssistantService, Handbook, Tools],
})
export class AssistantModule {}
