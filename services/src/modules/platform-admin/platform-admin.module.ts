import { Module } from '@nestjs/common';
import { Inbox } from './inbox.service.js';
import { PlatformAdminController } from './platform-admin.controller.js';
import { ReleasesController } from './releases.controller.js';
import { Releases } from './releases.service.js';

@Module({
  controllers: [PlatformAdminController, ReleasesController],
  providers: [Inbox, Releases],
})
export class PlatformAdminModule {}
