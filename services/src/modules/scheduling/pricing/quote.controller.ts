import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { Quote, QuoteInput } from './dto/quote.dto.js';
import { Quotes } from './quotes.service.js';

@ApiTags('appointments')
@Controller('api/quote')
export class QuoteController {
  constructor(private readonly quotes: Quotes) {}

  @Post()
  @HttpCode(200)
  @Requires('appointments:write')
  @ApiOperation({
    operationId: 'quote',
    summary: 'What a job costs and takes: service for the size, add-ons, fees, discounts',
  })
  @ApiOkResponse({ type: Quote })
  quote(@CurrentPrincipal() principal: Principal, @Body() input: QuoteInput): Promise<Quote> {
    return this.quotes.of(principal, input);
  }
}
