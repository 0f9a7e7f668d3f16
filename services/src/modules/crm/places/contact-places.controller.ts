import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Creates, Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, idPipe, IdParam } from '../../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { Place, PlaceInput, PlaceRemoved } from './place.dto.js';
import { PlacesService, WHAT } from './places.service.js';

const CUSTOMER = 'This customer';
const PLACE = ':id/places/:placeId';
const PlaceIdParam = () => Param('placeId', idPipe(WHAT));
const HasPlaceId = () => ApiParam({ name: 'placeId', type: String });

@ApiTags('contacts')
@Controller('api/contacts')
export class ContactPlacesController {
  constructor(private readonly places: PlacesService) {}

  @Get(':id/places')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'listContactPlaces', summary: "A customer's addresses" })
  @ApiOkResponse({ type: [Place] })
  @HasId(CUSTOMER)
  list(@CurrentPrincipal() principal: Principal, @IdParam(CUSTOMER) id: string) {
    return this.places.list(principal, id);
  }

  @Post(':id/places')
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'createContactPlace', summary: 'Add an address of a customer' })
  @Creates(Place)
  @HasId(CUSTOMER)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @Body() input: PlaceInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Place> {
    return this.places.create(principal, id, input, once);
  }

  @Put(PLACE)
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'updateContactPlace', summary: 'Change an address of a customer' })
  @Saves(Place)
  @HasId(CUSTOMER)
  @HasPlaceId()
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @PlaceIdParam() placeId: string,
    @Body() input: PlaceInput,
    @IfMatch() version?: number,
  ): Promise<Place> {
    return this.places.update(principal, id, placeId, input, version);
  }

  @Delete(PLACE)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'deleteContactPlace',
    summary: 'Remove an address; one where jobs were is put away',
  })
  @ApiOkResponse({ type: PlaceRemoved })
  @HasId(CUSTOMER)
  @HasPlaceId()
  remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @PlaceIdParam() placeId: string,
  ): Promise<PlaceRemoved> {
    return this.places.remove(principal, id, placeId);
  }

  @Post(`${PLACE}/restore`)
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'restoreContactPlace',
    summary: 'Bring back an address that was put away',
  })
  @ApiOkResponse({ type: Place })
  @HasId(CUSTOMER)
  @HasPlaceId()
  restore(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @PlaceIdParam() placeId: string,
  ): Promise<Place> {
    return this.places.restore(principal, id, placeId);
  }
}
