import { Body, Controller, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { readForm, TakesFile } from '../../../platform/http/uploads.js';
import { Creates, Saves } from '../../../platform/openapi/responses.js';
import { ANSWERS_CSV, download } from '../../../platform/spreadsheets/download.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { InputPipe } from '../../../platform/validation/input.pipe.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import {
  ContactImport,
  ImportCheck,
  ImportOptions,
  StagedImport,
  StageOptions,
} from '../dto/import.dto.js';
import { ImportsService } from './imports.service.js';

const WHAT = 'This import';
const UPLOAD = { field: 'file', maxMegabytes: 5 };

const IsOver = () =>
  ApiConflictResponse({ type: ErrorBody, description: 'The import is past this step' });

@ApiTags('contacts')
@Controller('api/contacts/imports')
export class ImportsController {
  private readonly pipe = new InputPipe();

  constructor(private readonly imports: ImportsService) {}

  @Get()
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'listContactImports', summary: 'The latest 20 imports' })
  @ApiOkResponse({ type: [ContactImport] })
  list(@CurrentPrincipal() principal: Principal): Promise<ContactImport[]> {
    return this.imports.list(principal);
  }

  @Post()
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'stageContactImport',
    summary: 'Read a CSV or XLSX file of customers; nothing is added yet',
  })
  @TakesFile(UPLOAD.field, StageOptions)
  @Creates(StagedImport)
  async stage(
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<StagedImport> {
    const { fields, file } = await readForm(request, UPLOAD);
    const metatype = StageOptions;
    const options = (await this.pipe.transform(fields, { type: 'body', metatype })) as StageOptions;
    return this.imports.stage(principal, file, options);
  }

  @Get(':id')
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'getContactImport', summary: 'How far an import is' })
  @ApiOkResponse({ type: ContactImport })
  @HasId(WHAT)
  get(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<ContactImport> {
    return this.imports.get(principal, id);
  }

  @Post(':id/check')
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'checkContactImport', summary: 'What an import would do' })
  @Saves(ImportCheck)
  @HasId(WHAT)
  @IsOver()
  check(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() options: ImportOptions,
  ): Promise<ImportCheck> {
    return this.imports.check(principal, id, options);
  }

  @Post(':id/run')
  @HttpCode(202)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'runContactImport',
    summary: 'Start an import, or go on with one that was interrupted; asked twice it runs once',
  })
  @ApiAcceptedResponse({ type: ContactImport })
  @HasId(WHAT)
  @IsOver()
  run(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() options: ImportOptions,
  ): Promise<ContactImport> {
    return this.imports.run(principal, id, options);
  }

  @Get(':id/failed')
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'getFailedRows',
    summary: 'The rows that were not imported, each with its problem',
  })
  @ApiOkResponse(ANSWERS_CSV)
  @HasId(WHAT)
  async failed(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<StreamableFile> {
    return download(await this.imports.failedRows(principal, id));
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'undoContactImport',
    summary: 'Remove who was added and restore who was updated, unless changed since',
  })
  @Saves(ContactImport)
  @HasId(WHAT)
  @IsOver()
  undo(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<ContactImport> {
    return this.imports.undo(principal, id);
  }
}
