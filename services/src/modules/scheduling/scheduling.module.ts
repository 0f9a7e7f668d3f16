import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsService } from './appointments.service.js';
import { ServiceCatalog } from './service-catalog.js';
import { ServicesController } from './services.controller.js';

@Module({
  imports: [NotificationsModule],
  controllers: [AppointmentsController, ServicesController],
  providers: [AppointmentsService, ServiceCatalog],
  exports: [AppointmentsService, ServiceCatalog],
})
export class SchedulingModule {}
