import { Module, type DynamicModule } from '@nestjs/common';
import { AssistantModule } from './modules/assistant/index.js';
import { AuthModule } from './modules/auth/index.js';
import { BusinessModule } from './modules/business/index.js';
import { CrmModule } from './modules/crm/index.js';
import { DemoModule } from './modules/demo/index.js';
import { InsightsModule } from './modules/insights/index.js';
import { MarketingModule } from './modules/marketing/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { PlatformAdminModule } from './modules/platform-admin/index.js';
import { AppointmentEntity, SchedulingModule } from './modules/scheduling/index.js';
import type { Clock } from './platform/clock/clock.js';
import type { Config } from './platform/config/config.js';
import { PlatformModule } from './platform/platform.module.js';

@Module({
  imports: [
    AuthModule,
    BusinessModule,
    CrmModule,
    SchedulingModule,
    InsightsModule,
    AssistantModule,
    MarketingModule,
    MessagesModule,
    NotificationsModule,
    PlatformAdminModule,
    DemoModule,
  ],
})
export class AppModule {
  static with(config: Config, clock: Clock): DynamicModule {
    const entities = [AppointmentEntity];
    return { module: AppModule, imports: [PlatformModule.with({ config, clock, entities })] };
  }
}
