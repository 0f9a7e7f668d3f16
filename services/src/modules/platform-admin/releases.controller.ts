import {
  applyDecorators,
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import {
  CanaryInput,
  PlatformReleases,
  PromoteInput,
  ReleaseChange,
  ReleaseHistoryQuery,
  RollbackInput,
} from './dto/releases.dto.js';
import { Releases } from './releases.service.js';

const ChangesRelease = () =>
  applyDecorators(
    HttpCode(200),
    Saves(PlatformReleases),
    ApiNotFoundResponse({ type: ErrorBody, description: 'No such remote or version' }),
    ApiConflictResponse({
      type: ErrorBody,
      description: 'It does not fit what is running, or there is nothing to change',
    }),
  );

/** Releases of the remotes, for platform administrators only. */
@ApiTags('platform')
@Controller('api/platform/releases')
export class ReleasesController {
  constructor(private readonly releases: Releases) {}

  @Get()
  @Requires('platform:manage')
  @ApiOperation({
    operationId: 'getPlatformReleases',
    summary: 'What is published, and how it fares',
  })
  @ApiOkResponse({ type: PlatformReleases })
  overview(): Promise<PlatformReleases> {
    return this.releases.overview();
  }

  @Get('history')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'listReleaseChanges', summary: 'Who changed what, newest first' })
  @ApiOkResponse({ type: [ReleaseChange] })
  history(@Query() { limit }: ReleaseHistoryQuery): Promise<ReleaseChange[]> {
    return this.releases.history(limit);
  }

  @Post(':remote/promote')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'promoteRelease', summary: 'Gives a version to everyone' })
  @ChangesRelease()
  promote(
    @CurrentPrincipal() principal: Principal,
    @Param('remote') remote: string,
    @Body() { version }: PromoteInput,
  ): Promise<PlatformReleases> {
    return this.releases.promote(principal, remote, version);
  }

  @Post(':remote/canary')
  @Requires('platform:manage')
  @ApiOperation({
    operationId: 'startCanary',
    summary: 'Gives a version to some businesses, the same ones always',
  })
  @ChangesRelease()
  canary(
    @CurrentPrincipal() principal: Principal,
    @Param('remote') remote: string,
    @Body() input: CanaryInput,
  ): Promise<PlatformReleases> {
    return this.releases.canary(principal, remote, input);
  }

  @Post(':remote/rollback')
  @Requires('platform:manage')
  @ApiOperation({ operationId: 'rollBackRelease', summary: 'Goes back to the version before' })
  @ChangesRelease()
  rollback(
    @CurrentPrincipal() principal: Principal,
    @Param('remote') remote: string,
    @Body() input: RollbackInput,
  ): Promise<PlatformReleases> {
    return this.releases.rollback(principal, remote, input);
  }
}
