import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Creates } from '../../platform/openapi/responses.js';
import { ContactUsService } from './contact-us.service.js';
import { ContactUsInput, ContactUsReceived } from './dto/contact-us.dto.js';

@ApiTags('contact')
@Controller('api/contact-us')
export class ContactUsController {
  constructor(private readonly contactUs: ContactUsService) {}

  @Post()
  @Public('whoever has a question may ask it')
  @ApiOperation({ operationId: 'contactUs', summary: 'Write to the makers of Clearcoat' })
  @Creates(ContactUsReceived)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async send(@Body() input: ContactUsInput, @Req() { ip }: FastifyRequest) {
    await this.contactUs.receive(input, ip);
    return { received: true } satisfies ContactUsReceived;
  }
}
