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
import { MergingController } from './merging/merging.controller.js';
import { MergingService } from './merging/merging.service.js';
import { ContactPlacesController } from './places/contact-places.controller.js';
import { PlacesService } from './places/places.service.js';
import { ShopPlacesController } from './places/shop-places.controller.js';
import { VehicleChoicesController } from './vehicles/vehicle-choices.controller.js';
import { VehiclesController } from './vehicles/vehicles.controller.js';
import { VehiclesService } from './vehicles/vehicles.service.js';

@Module({
  imports: [NotificationsModule, SchedulingModule],
  controllers: [
    ContactsController,
    VehiclesController,
    VehicleChoicesController,
    ContactPlacesController,
    ShopPlacesController,
    ImportsController,
    MergingController,
    ExportsController,
  ],
  providers: [
    ContactsService,
    Erasure,
    ExportRunner,
    ExportsService,
    ImportRunner,
    ImportsService,
    MergingService,
    PlacesService,
    VehiclesService,
  ],
  exports: [ContactsService, Erasure, ExportsService, ImportsService],
})
export class CrmModule {}
