import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiConsumes,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth-guard/decorators.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { TakesRawBody } from '../../../platform/http/raw-body.js';
import { Texting } from '../../../platform/texting/index.js';
import { InboundTexts } from './inbound.service.js';

const forged = () =>
  new AppError({
    statusCode: 403,
    code: 'bad_signature',
    message: 'This request is not signed by the provider of text messages.',
  });

/** Requests of the provider of text messages. */
@ApiTags('messages')
@Controller('api/webhooks/texts')
export class TextsWebhookController {
  constructor(
    private readonly texting: Texting,
    private readonly inbound: InboundTexts,
  ) {}

  @Post()
  @HttpCode(204)
  @Public('the provider signs its requests')
  @TakesRawBody()
  @ApiOperation({
    operationId: 'receiveText',
    summary: 'A customer wrote, or a text message was delivered or not',
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ type: ErrorBody, description: 'Not signed by the provider' })
  async receive(@Req() { url, headers, body }: FastifyRequest): Promise<void> {
    const request = { url, headers, body: typeof body === 'string' ? body : '' };
    const event = await this.texting.provider?.read(request);
    if (!event) throw forged();
    if (event.kind === 'received') await this.inbound.receive(event);
    else if (event.kind === 'state') await this.inbound.record(event);
  }
}
