import { Module } from '@nestjs/common';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { ContactUsController } from './contact-us.controller.js';
import { ContactUsService } from './contact-us.service.js';

@Module({
  controllers: [BlogController, ContactUsController],
  providers: [BlogService, ContactUsService],
})
export class MarketingModule {}
