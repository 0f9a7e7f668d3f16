import { Module } from '@nestjs/common';
import { Inbox } from './inbox.service.js';
import { PlatformAdminController } from './platform-admin.controller.js';

@Module({ controllers: [PlatformAdminController], providers: [Inbox] })
export class PlatformAdminModule {}
