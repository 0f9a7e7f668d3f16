import { Body, Controller, Get, Post, Query, Req, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { Creates } from '../../../platform/openapi/responses.js';
import { ANSWERS_CSV, ANSWERS_XLSX, download } from '../../../platform/spreadsheets/download.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { ContactExportQuery, Export, ExportInput } from '../dto/export.dto.js';
import { ExportsService } from './exports.service.js';

const WHAT = 'This export';
const ANSWERS_EITHER = { content: { ...ANSWERS_CSV.content, ...ANSWERS_XLSX.content } };

const IsOneAtATime = () =>
  ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Another one is being made' });

@ApiTags('exports')
@Controller('api')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Post('exports')
  @Requires('data:export')
  @ApiOperation({
    operationId: 'startExport',
    summary: 'Make a file; asked for again while it is being made, it is the same one',
  })
  @Creates(Export)
  @IsOneAtATime()
  start(@CurrentPrincipal() principal: Principal, @Body() input: ExportInput): Promise<Export> {
    return this.exports.start(principal, input);
  }

  @Get('exports/:id')
  @Requires('data:export')
  @ApiOperation({ operationId: 'getExport', summary: 'How far a file is' })
  @ApiOkResponse({ type: Export })
  @HasId(WHAT)
  get(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Export> {
    return this.exports.get(principal, id);
  }

  @Get('exports/:id/file')
  @Requires('data:export')
  @ApiOperation({ operationId: 'getExportFile', summary: 'The file, for a day' })
  @ApiOkResponse(ANSWERS_EITHER)
  @ApiConflictResponse({ type: ErrorBody, description: 'It is not there, or not yet' })
  @HasId(WHAT)
  async file(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<StreamableFile> {
    return download(await this.exports.file(principal, id));
  }

  @Get('export')
  @Requires('data:export')
  @ApiOperation({
    operationId: 'exportEverything',
    summary: 'One workbook: customers, appointments, services and the business',
    description: 'Answers when all of it is made. Use `/api/exports` instead.',
    deprecated: true,
  })
  @ApiOkResponse(ANSWERS_XLSX)
  @IsOneAtATime()
  async everything(
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const order = { what: 'everything' } as const;
    return download(await this.exports.whole(principal, order, () => hasGone(request)));
  }

  @Get('contacts/export')
  @Requires('data:export')
  @ApiOperation({
    operationId: 'exportContacts',
    summary: 'The customers as a CSV file or an Excel sheet',
    description: 'Answers when all of it is made. Use `/api/exports` instead.',
    deprecated: true,
  })
  @ApiOkResponse(ANSWERS_EITHER)
  @IsOneAtATime()
  async contacts(
    @CurrentPrincipal() principal: Principal,
    @Query() query: ContactExportQuery,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const order = { ...query, what: 'customers' } as const;
    return download(await this.exports.whole(principal, order, () => hasGone(request)));
  }
}

const hasGone = ({ raw }: FastifyRequest) => raw.socket.destroyed;
