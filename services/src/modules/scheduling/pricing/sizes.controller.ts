import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { SizeList, SizesInput } from './dto/size.dto.js';
import { Sizes } from './sizes.service.js';

@ApiTags('services')
@Controller('api/sizes')
export class SizesController {
  constructor(private readonly sizes: Sizes) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({ operationId: 'listSizes', summary: 'How large vehicles are, as prices go by it' })
  @ApiOkResponse({ type: SizeList })
  list(@CurrentPrincipal() principal: Principal): Promise<SizeList> {
    return this.sizes.list(principal);
  }

  @Put()
  @Requires('settings:write')
  @ApiOperation({ operationId: 'saveSizes', summary: 'Name, order, add and take away sizes' })
  @Saves(SizeList)
  @AcceptsIfMatch()
  save(
    @CurrentPrincipal() principal: Principal,
    @Body() input: SizesInput,
    @IfMatch() version?: number,
  ): Promise<SizeList> {
    return this.sizes.save(principal, input, version);
  }
}
