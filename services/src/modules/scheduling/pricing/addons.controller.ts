import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Creates, Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { Addons } from './addons.service.js';
import { Addon, AddonInput } from './dto/addon.dto.js';

const WHAT = 'This add-on';

@ApiTags('services')
@Controller('api/addons')
export class AddonsController {
  constructor(private readonly addons: Addons) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({ operationId: 'listAddons', summary: 'What can be added to a service' })
  @ApiOkResponse({ type: [Addon] })
  list(@CurrentPrincipal() principal: Principal): Promise<Addon[]> {
    return this.addons.list(principal);
  }

  @Post()
  @Requires('settings:write')
  @ApiOperation({ operationId: 'createAddon', summary: 'Offer another add-on' })
  @Creates(Addon)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: AddonInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Addon> {
    return this.addons.create(principal, input, once);
  }

  @Put(':id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'updateAddon',
    summary: 'Change an add-on; appointments keep the name and price they were booked with',
  })
  @Saves(Addon)
  @HasId(WHAT)
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: AddonInput,
    @IfMatch() version?: number,
  ): Promise<Addon> {
    return this.addons.update(principal, id, input, version);
  }

  @Delete(':id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'deleteAddon',
    summary: 'Offer an add-on no longer; it can be undone',
  })
  @ApiOkResponse({ type: Addon })
  @HasId(WHAT)
  remove(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Addon> {
    return this.addons.remove(principal, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'restoreAddon', summary: 'Undo the deletion of an add-on' })
  @ApiOkResponse({ type: Addon })
  @HasId(WHAT)
  restore(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Addon> {
    return this.addons.restore(principal, id);
  }
}
