import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { findVehicleSizes } from '../../scheduling/index.js';
import { VEHICLE_MAKES, VEHICLE_MODELS } from './vehicle-models.js';
import { guessSize } from './parse-vehicle.js';
import {
  DecodedVinDto,
  MakeCount,
  ModelQuery,
  UsualSize,
  VehicleChoices,
  VinQuery,
} from './vehicle.dto.js';
import { countMakes } from './vehicles.queries.js';
import { decodeVin } from './vin.js';

const MAKES = VEHICLE_MAKES.map((make) => ({
  name: make,
  models: VEHICLE_MODELS.filter((each) => each.make === make).map(({ model, sizeId }) => ({
    name: model,
    sizeId,
  })),
}));

@ApiTags('contacts')
@Controller('api')
export class VehicleChoicesController {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  @Get('vehicle-choices')
  @Requires('contacts:read')
  @ApiOperation({
    operationId: 'getVehicleChoices',
    summary: "The business's sizes, and makes and models to suggest",
  })
  @ApiOkResponse({ type: VehicleChoices })
  async choices(@CurrentPrincipal() principal: Principal): Promise<VehicleChoices> {
    const sizes = await this.db.read(principal, (sql) =>
      findVehicleSizes(sql, principal.businessId),
    );
    return { sizes, makes: MAKES };
  }

  @Get('vehicle-makes')
  @Requires('contacts:read')
  @ApiOperation({
    operationId: 'listVehicleMakes',
    summary: "Makes of all contacts' vehicles, the most frequent first",
  })
  @ApiOkResponse({ type: [MakeCount] })
  makes(@CurrentPrincipal() principal: Principal): Promise<MakeCount[]> {
    return this.db.read(principal, (sql) => countMakes(sql, principal.businessId));
  }

  @Get('vehicle-size')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'getUsualSize', summary: 'How large a model usually is' })
  @ApiOkResponse({ type: UsualSize })
  usualSize(@Query() { make = '', model }: ModelQuery): UsualSize {
    return { sizeId: guessSize({ make, model }) ?? '' };
  }

  @Get('vin')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'decodeVin', summary: 'What a VIN says by itself' })
  @ApiOkResponse({ type: DecodedVinDto })
  decode(@CurrentPrincipal() { timeZone }: Principal, @Query() { vin }: VinQuery): DecodedVinDto {
    return decodeVin(vin, Number(today(this.clock.now(), timeZone).slice(0, 4)));
  }
}
