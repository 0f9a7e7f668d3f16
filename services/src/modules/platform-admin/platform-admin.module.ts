import { Module } from '@nestjs/common';
import { Inbox } from './inbox.service.js';
import { PlatformAdminController } from './platform-admin.controller.js';
import { PublishingController } from './publishing.controller.js';
import { Publishing } from './publishing.service.js';
import { ReleasesController } from './releases.controller.js';
import { Releases } from './releases.service.js';

@Module({
  controllers: [PlatformAdminController, PublishingController, ReleasesController],
  providers: [Inbox, Publishing, Releases],
})
export class PlatformAdminModule {}
