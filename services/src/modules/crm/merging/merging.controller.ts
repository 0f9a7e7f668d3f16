import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, idPipe } from '../../../platform/validation/ids.js';
import { MergedContact, MergeInput } from './merge.dto.js';
import { MergingService } from './merging.service.js';

const WHAT = 'This customer';

@ApiTags('contacts')
@Controller('api/contacts')
export class MergingController {
  constructor(private readonly merging: MergingService) {}

  @Post(':id/merge')
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'mergeContacts',
    summary: 'Make one customer of two: all of the other comes along, and it cannot be undone',
  })
  @Saves(MergedContact)
  @HasId(WHAT)
  merge(
    @CurrentPrincipal() principal: Principal,
    @Param('id', idPipe(WHAT)) id: string,
    @Body() input: MergeInput,
  ): Promise<MergedContact> {
    return this.merging.merge(principal, id, input);
  }
}
