import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { HandbookSection, HandbookSummary } from './dto/handbook.dto.js';
import { Handbook } from './knowledge/handbook.js';

@ApiTags('assistant')
@Controller('api/handbook')
export class HandbookController {
  constructor(private readonly handbook: Handbook) {}

  @Get()
  @Requires('assistant:use')
  @ApiOperation({ operationId: 'listHandbook', summary: 'The sections of the handbook' })
  @ApiOkResponse({ type: [HandbookSummary] })
  list(): HandbookSummary[] {
    return this.handbook.list();
  }

  @Get(':slug')
  @Requires('assistant:use')
  @ApiOperation({ operationId: 'getHandbookSection', summary: 'One section, as Markdown' })
  @ApiOkResponse({ type: HandbookSection })
  @ApiNotFoundResponse({ type: ErrorBody })
  get(@Param('slug') slug: string): HandbookSection {
    return this.handbook.get(slug);
  }
}
