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
import { Place, PlaceInput, PlaceRemoved } from './place.dto.js';
import { PlacesService, WHAT } from './places.service.js';

/** Owner value for the shop's own places. */
const SHOP = null;

@ApiTags('places')
@Controller('api/places')
export class ShopPlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get()
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'listPlaces', summary: "The shop's own places" })
  @ApiOkResponse({ type: [Place] })
  list(@CurrentPrincipal() principal: Principal): Promise<Place[]> {
    return this.places.list(principal, SHOP);
  }

  @Post()
  @Requires('settings:write')
  @ApiOperation({ operationId: 'createPlace', summary: "Add one of the shop's own places" })
  @Creates(Place)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: PlaceInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Place> {
    return this.places.create(principal, SHOP, input, once);
  }

  @Put(':id')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'updatePlace', summary: "Change one of the shop's own places" })
  @Saves(Place)
  @HasId(WHAT)
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
    @Body() input: PlaceInput,
    @IfMatch() version?: number,
  ): Promise<Place> {
    return this.places.update(principal, SHOP, id, input, version);
  }

  @Delete(':id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'deletePlace',
    summary: 'Remove a place; one where jobs were is put away',
  })
  @ApiOkResponse({ type: PlaceRemoved })
  @HasId(WHAT)
  remove(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string) {
    return this.places.remove(principal, SHOP, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'restorePlace', summary: 'Bring back a place that was put away' })
  @ApiOkResponse({ type: Place })
  @HasId(WHAT)
  restore(@CurrentPrincipal() principal: Principal, @IdParam(WHAT) id: string): Promise<Place> {
    return this.places.restore(principal, SHOP, id);
  }
}
