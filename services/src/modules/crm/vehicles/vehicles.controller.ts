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
import { HasId, IdParam, idPipe } from '../../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../../platform/versions/index.js';
import { Vehicle, VehicleInput, VehicleRemoved } from './vehicle.dto.js';
import { CUSTOMER, VehiclesService, WHAT } from './vehicles.service.js';

const VEHICLE = ':id/vehicles/:vehicleId';
const VehicleIdParam = () => Param('vehicleId', idPipe(WHAT));
const HasVehicleId = () => ApiParam({ name: 'vehicleId', type: String });

@ApiTags('contacts')
@Controller('api/contacts')
export class VehiclesController {
  constructor(private readonly vehicles: VehiclesService) {}

  @Get(':id/vehicles')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'listVehicles', summary: "A customer's vehicles, the first first" })
  @ApiOkResponse({ type: [Vehicle] })
  @HasId(CUSTOMER)
  list(@CurrentPrincipal() principal: Principal, @IdParam(CUSTOMER) id: string) {
    return this.vehicles.list(principal, id);
  }

  @Post(':id/vehicles')
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'createVehicle', summary: 'Add a vehicle of a customer' })
  @Creates(Vehicle)
  @HasId(CUSTOMER)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @Body() input: VehicleInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Vehicle> {
    return this.vehicles.create(principal, id, input, once);
  }

  @Put(VEHICLE)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'updateVehicle',
    summary: "Change a vehicle; the first one's label is the customer's `address`",
  })
  @Saves(Vehicle)
  @HasId(CUSTOMER)
  @HasVehicleId()
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @VehicleIdParam() vehicleId: string,
    @Body() input: VehicleInput,
    @IfMatch() version?: number,
  ): Promise<Vehicle> {
    return this.vehicles.update(principal, id, vehicleId, input, version);
  }

  @Delete(VEHICLE)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'deleteVehicle',
    summary: 'Remove a vehicle; one that jobs have is put away',
  })
  @ApiOkResponse({ type: VehicleRemoved })
  @HasId(CUSTOMER)
  @HasVehicleId()
  remove(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @VehicleIdParam() vehicleId: string,
  ): Promise<VehicleRemoved> {
    return this.vehicles.remove(principal, id, vehicleId);
  }

  @Post(`${VEHICLE}/restore`)
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'restoreVehicle',
    summary: 'Bring back a vehicle that was put away',
  })
  @ApiOkResponse({ type: Vehicle })
  @HasId(CUSTOMER)
  @HasVehicleId()
  restore(
    @CurrentPrincipal() principal: Principal,
    @IdParam(CUSTOMER) id: string,
    @VehicleIdParam() vehicleId: string,
  ): Promise<Vehicle> {
    return this.vehicles.restore(principal, id, vehicleId);
  }
}
