import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Message } from '../../platform/openapi/message.dto.js';
import { Creates, Saves } from '../../platform/openapi/responses.js';
import { NewsletterInput, NewsletterLinkInput } from './dto/newsletter.dto.js';
import { Newsletter } from './newsletter.service.js';

@ApiTags('newsletter')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  @Post()
  @Public('whoever wants the newsletter may ask for it')
  @ApiOperation({
    operationId: 'subscribeToNewsletter',
    summary: 'Ask for the newsletter; a link in a mail confirms it',
  })
  @Creates(Message)
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  subscribe(@Body() { email }: NewsletterInput, @Req() { ip }: FastifyRequest): Promise<Message> {
    return this.newsletter.subscribe(email, ip);
  }

  @Post('confirm')
  @HttpCode(200)
  @Public('the link itself says who may')
  @ApiOperation({ operationId: 'confirmNewsletter', summary: 'Confirm with the link' })
  @Saves(Message)
  @ApiGoneResponse({ type: ErrorBody, description: '`link_expired`: used, replaced or run out' })
  confirm(@Body() { token }: NewsletterLinkInput): Promise<Message> {
    return this.newsletter.confirm(token);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @Public('the link itself says who may')
  @ApiOperation({ operationId: 'unsubscribeFromNewsletter', summary: 'Leave, with the link' })
  @Saves(Message)
  @ApiGoneResponse({ type: ErrorBody, description: '`link_expired`: not a link of ours' })
  unsubscribe(@Body() { token }: NewsletterLinkInput): Promise<Message> {
    return this.newsletter.unsubscribe(token);
  }
}
