import { Module } from '@nestjs/common';
import { CrmModule } from '../crm/index.js';
import { InsightsModule } from '../insights/index.js';
import { MarketingModule } from '../marketing/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { AssistantController } from './assistant.controller.js';
import { AssistantPreparation } from './preparation.js';
import { AssistantService } from './assistant.service.js';
import { BasicMode } from './basic/basic-mode.js';
import { OwnJobsDesk } from './basic/own-jobs/own-jobs-desk.js';
import { Wants } from './requests/wants.js';
import { BriefController } from './brief.controller.js';
import { BriefService } from './brief/brief.service.js';
import { Budget } from './budget/budget.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { Feedback } from './feedback/feedback.service.js';
import { HandbookController } from './handbook.controller.js';
import { Handbook } from './knowledge/handbook.js';
import { Knowledge } from './knowledge/knowledge.js';
import { BusinessVocabulary } from './basic/business-vocabulary.js';
import { Limits } from './budget/limits.js';
import { ModelClient } from './model/model-client.js';
import { ModelMode } from './model/model-mode.js';
import { PlanRunner } from './plan/run.js';
import { SuggestionsController } from './suggestions/suggestions.controller.js';
import { Suggestions } from './suggestions/suggestions.service.js';
import { TOOLS } from './tools/all.js';
import { PlanTokens } from './understood/plan-tokens.js';
import { Understood } from './understood/understood.service.js';

@Module({
  imports: [CrmModule, InsightsModule, MarketingModule, SchedulingModule],
  controllers: [
    AssistantController,
    BriefController,
    FeedbackController,
    HandbookController,
    SuggestionsController,
  ],
  providers: [
    AssistantPreparation,
    AssistantService,
    BasicMode,
    OwnJobsDesk,
    BriefService,
    BusinessVocabulary,
    Budget,
    Feedback,
    Handbook,
    Knowledge,
    Wants,
    Limits,
    ModelClient,
    ModelMode,
    PlanRunner,
    PlanTokens,
    Suggestions,
    Understood,
    ...TOOLS,
  ],
  exports: [Feedback],
})
export class AssistantModule {}
