import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { Erasure } from './erasure.js';
import { ExportRunner } from './exports/export-runner.js';
import { ExportsController } from './exports/exports.controller.js';
import { ExportsService } from './exports/exports.service.js';
import { ImportRunner } from './imports/import-runner.js';
import { ImportsController } from './imports/imports.controller.js';
import { ImportsService } from './imports/imports.service.js';

@Module({
  imports: [NotificationsModule, SchedulingModule],
  controllers: [ContactsController, ImportsController, ExportsController],
  providers: [ContactsService, Erasure, ExportRunner, ExportsService, ImportRunner, ImportsService],
  exports: [ContactsService, Erasure, ExportsService, ImportsService],
})
export class CrmModule {}
