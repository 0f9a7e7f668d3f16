import { Module } from '@nestjs/common';
import { ApplicationsController } from './applications.controller.js';
import { Applications } from './applications.service.js';
import { BlogController } from './blog.controller.js';
import { BlogService } from './blog.service.js';
import { ContactUsController } from './contact-us.controller.js';
import { ContactUsService } from './contact-us.service.js';
import { NewsletterController } from './newsletter.controller.js';
import { Newsletter } from './newsletter.service.js';
import { Retention } from './retention.js';

@Module({
  controllers: [ApplicationsController, BlogController, ContactUsController, NewsletterController],
  providers: [Applications, BlogService, ContactUsService, Newsletter, Retention],
  exports: [BlogService, Newsletter, Retention],
})
export class MarketingModule {}
