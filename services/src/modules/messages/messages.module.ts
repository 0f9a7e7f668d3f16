import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { ChannelsController } from './channels.controller.js';
import { Channels } from './channels.service.js';
import { ConversationEvents } from './conversations/conversation-events.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { ConversationsService } from './conversations/conversations.service.js';
import { InboundTexts } from './inbound/inbound.service.js';
import { TextsWebhookController } from './inbound/webhook.controller.js';
import { DueMessages } from './due-messages.js';
import { JobMessagesService } from './job-messages.service.js';
import { MessageDelivery } from './message-delivery.js';
import { MessageNews } from './message-news.js';
import { MessageSending } from './message-sending.js';
import { Numbers } from './numbers.service.js';
import { Senders } from './senders.js';
import {
  JobMessagesController,
  MyJobMessagesController,
  RemindersController,
} from './messages.controller.js';
import { TemplatesController } from './templates/templates.controller.js';
import { MessageTemplates } from './templates/templates.service.js';

@Module({
  imports: [NotificationsModule, SchedulingModule],
  controllers: [
    JobMessagesController,
    MyJobMessagesController,
    RemindersController,
    ChannelsController,
    ConversationsController,
    TextsWebhookController,
    TemplatesController,
  ],
  providers: [
    Channels,
    ConversationEvents,
    ConversationsService,
    DueMessages,
    InboundTexts,
    JobMessagesService,
    MessageDelivery,
    MessageNews,
    MessageSending,
    MessageTemplates,
    Numbers,
    Senders,
  ],
})
export class MessagesModule {}
