import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { LANGUAGES } from '../../crm/index.js';
import { MESSAGE_CHANNELS, MESSAGE_OCCASIONS } from '../dto/message.dto.js';
import { MessageTemplate, TemplateDraft, TemplateInput, TemplatePreview } from './template.dto.js';
import { MessageTemplates } from './templates.service.js';

const ONE = ':occasion/:channel/:language';
const Occasion = () =>
  ApiParam({ name: 'occasion', enum: MESSAGE_OCCASIONS, enumName: 'MessageOccasion' });
const Channel = () =>
  ApiParam({ name: 'channel', enum: MESSAGE_CHANNELS, enumName: 'MessageChannel' });
const InLanguage = () => ApiParam({ name: 'language', enum: LANGUAGES, enumName: 'Language' });

interface Which {
  occasion: string;
  channel: string;
  language: string;
}

@ApiTags('messages')
@Controller('api/messages/templates')
export class TemplatesController {
  constructor(private readonly templates: MessageTemplates) {}

  @Get()
  @Requires('settings:read')
  @ApiOperation({
    operationId: 'listMessageTemplates',
    summary: 'Built-in texts of messages, and those of the business',
  })
  @ApiOkResponse({ type: [MessageTemplate] })
  list(@CurrentPrincipal() principal: Principal): Promise<MessageTemplate[]> {
    return this.templates.list(principal);
  }

  @Put(ONE)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'saveMessageTemplate', summary: 'Replace a built-in text' })
  @Occasion()
  @Channel()
  @InLanguage()
  @Saves(MessageTemplate)
  @ApiNotFoundResponse({ type: ErrorBody })
  @AcceptsIfMatch()
  save(
    @CurrentPrincipal() principal: Principal,
    @Param() which: Which,
    @Body() input: TemplateInput,
    @IfMatch() version?: number,
  ): Promise<MessageTemplate> {
    return this.templates.save(principal, which, input, version);
  }

  @Delete(ONE)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'resetMessageTemplate', summary: 'Go back to a built-in text' })
  @Occasion()
  @Channel()
  @InLanguage()
  @ApiOkResponse({ type: MessageTemplate })
  @ApiNotFoundResponse({ type: ErrorBody })
  reset(@CurrentPrincipal() principal: Principal, @Param() which: Which): Promise<MessageTemplate> {
    return this.templates.reset(principal, which);
  }

  @Post('preview')
  @HttpCode(200)
  @Requires('settings:read')
  @ApiOperation({
    operationId: 'previewMessageTemplate',
    summary: 'A text with the facts of a real appointment',
  })
  @Saves(TemplatePreview)
  preview(
    @CurrentPrincipal() principal: Principal,
    @Body() draft: TemplateDraft,
  ): Promise<TemplatePreview> {
    return this.templates.preview(principal, draft);
  }
}
