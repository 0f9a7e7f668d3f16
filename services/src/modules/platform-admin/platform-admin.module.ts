import { Module } from '@nestjs/common';
import { BrowsersController } from './browsers.controller.js';
import { CanaryWatch } from './canary-watch.js';
import { Inbox } from './inbox.service.js';
import { PlatformAdminController } from './platform-admin.controller.js';
import { PublishingController } from './publishing.controller.js';
import { Publishing } from './publishing.service.js';
import { ReleasesController } from './releases.controller.js';
import { Releases } from './releases.service.js';

@Module({
  controllers: [
    BrowsersController,
    PlatformAdminController,
    PublishingController,
    ReleasesController,
  ],
  providers: [CanaryWatch, Inbox, Publishing, Releases],
})
export class PlatformAdminModule {}
