import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { AssistantSuggestions } from './suggestions.dto.js';
import { Suggestions } from './suggestions.service.js';

@ApiTags('assistant')
@Controller('api/assistant/suggestions')
export class SuggestionsController {
  constructor(private readonly suggestions: Suggestions) {}

  @Get()
  @Requires('assistant:use')
  @ApiOperation({
    operationId: 'getAssistantSuggestions',
    summary: 'Questions to begin with, from what the business has today',
  })
  @ApiOkResponse({ type: AssistantSuggestions })
  async get(@CurrentPrincipal() principal: Principal): Promise<AssistantSuggestions> {
    return { questions: await this.suggestions.get(principal) };
  }
}
