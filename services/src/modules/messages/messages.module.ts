import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { ChannelsController } from './channels.controller.js';
import { Channels } from './channels.service.js';
import { DueMessages } from './due-messages.js';
import { JobMessagesService } from './job-messages.service.js';
import { MessageDelivery } from './message-delivery.js';
import {
  JobMessagesController,
  MyJobMessagesController,
  RemindersController,
} from './messages.controller.js';

@Module({
  imports: [NotificationsModule, SchedulingModule],
  controllers: [
    JobMessagesController,
    MyJobMessagesController,
    RemindersController,
    ChannelsController,
  ],
  providers: [Channels, DueMessages, JobMessagesService, MessageDelivery],
})
export class MessagesModule {}
