import { Module } from '@nestjs/common';
import { SchedulingModule } from '../scheduling/index.js';
import { JobMessagesService } from './job-messages.service.js';
import {
  JobMessagesController,
  MyJobMessagesController,
  RemindersController,
} from './messages.controller.js';

@Module({
  imports: [SchedulingModule],
  controllers: [JobMessagesController, MyJobMessagesController, RemindersController],
  providers: [JobMessagesService],
})
export class MessagesModule {}
