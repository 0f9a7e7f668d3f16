import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { ANSWERS_CSV, ANSWERS_XLSX, download } from '../../../platform/spreadsheets/download.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactExportQuery } from '../dto/export.dto.js';
import { ExportsService } from './exports.service.js';

@ApiTags('exports')
@Controller('api')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('export')
  @Requires('data:export')
  @ApiOperation({
    operationId: 'exportEverything',
    summary: 'One workbook: customers, appointments, services and the business',
  })
  @ApiOkResponse(ANSWERS_XLSX)
  async everything(@CurrentPrincipal() principal: Principal): Promise<StreamableFile> {
    return download(await this.exports.everything(principal));
  }

  @Get('contacts/export')
  @Requires('data:export')
  @ApiOperation({
    operationId: 'exportContacts',
    summary: 'The customers as a CSV file or an Excel sheet',
  })
  @ApiOkResponse({ content: { ...ANSWERS_CSV.content, ...ANSWERS_XLSX.content } })
  async contacts(
    @CurrentPrincipal() principal: Principal,
    @Query() { format = 'csv', ...filter }: ContactExportQuery,
  ): Promise<StreamableFile> {
    return download(await this.exports.contacts(principal, format, filter));
  }
}
