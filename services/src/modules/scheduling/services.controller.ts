import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import {
  AcceptsIdempotencyKey,
  IdempotencyKey,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotency-key.decorator.js';
import { Creates, Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, WordIdParam } from '../../platform/validation/ids.js';
import { AcceptsIfMatch, IfMatch } from '../../platform/versions/index.js';
import { Service, ServiceInput, ServiceOrderInput } from './dto/service.dto.js';
import { ServiceCatalog } from './service-catalog.js';
import { ServiceOrder } from './service-order.js';

const WHAT = 'This service';

@ApiTags('services')
@Controller('api/services')
export class ServicesController {
  constructor(
    private readonly catalog: ServiceCatalog,
    private readonly order: ServiceOrder,
  ) {}

  @Get()
  @Requires('appointments:read')
  @ApiOperation({
    operationId: 'listServices',
    summary: 'What can be booked, in its order; the settings have the hidden ones too',
  })
  @ApiOkResponse({ type: [Service] })
  list(@CurrentPrincipal() principal: Principal): Promise<Service[]> {
    return this.catalog.list(principal);
  }

  @Post()
  @Requires('settings:write')
  @ApiOperation({ operationId: 'createService', summary: 'Offer another service' })
  @Creates(Service)
  @AcceptsIdempotencyKey()
  create(
    @CurrentPrincipal() principal: Principal,
    @Body() input: ServiceInput,
    @IdempotencyKey() once?: IdempotentRequest,
  ): Promise<Service> {
    return this.catalog.create(principal, input, once);
  }

  @Put('order')
  @Requires('settings:write')
  @ApiOperation({ operationId: 'orderServices', summary: 'Put all services in an order' })
  @ApiOkResponse({ type: [Service] })
  saveOrder(
    @CurrentPrincipal() principal: Principal,
    @Body() { ids }: ServiceOrderInput,
  ): Promise<Service[]> {
    return this.order.save(principal, ids);
  }

  @Put(':id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'updateService',
    summary: 'Change a service; appointments keep the name and price they were booked with',
  })
  @Saves(Service)
  @HasId(WHAT)
  @AcceptsIfMatch()
  update(
    @CurrentPrincipal() principal: Principal,
    @WordIdParam(WHAT) id: string,
    @Body() input: ServiceInput,
    @IfMatch() version?: number,
  ): Promise<Service> {
    return this.catalog.update(principal, id, input, version);
  }

  @Delete(':id')
  @Requires('settings:write')
  @ApiOperation({
    operationId: 'deleteService',
    summary: 'Offer a service no longer; its appointments stay, and it can be undone',
  })
  @ApiOkResponse({ type: Service })
  @HasId(WHAT)
  remove(
    @CurrentPrincipal() principal: Principal,
    @WordIdParam(WHAT) id: string,
  ): Promise<Service> {
    return this.catalog.remove(principal, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Requires('settings:write')
  @ApiOperation({ operationId: 'restoreService', summary: 'Undo the deletion of a service' })
  @ApiOkResponse({ type: Service })
  @HasId(WHAT)
  restore(
    @CurrentPrincipal() principal: Principal,
    @WordIdParam(WHAT) id: string,
  ): Promise<Service> {
    return this.catalog.restore(principal, id);
  }
}
