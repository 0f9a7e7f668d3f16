import { Module } from '@nestjs/common';
import { SchedulingModule } from '../scheduling/index.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [SchedulingModule],
  controllers: [ContactsController],
  providers: [ContactsService],
  exports: [ContactsService],
})
export class CrmModule {}
