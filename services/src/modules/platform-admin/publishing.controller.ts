import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiHeader,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/auth-guard/decorators.js';
import { ErrorBody } from '../../platform/errors/error-body.dto.js';
import { readFile, TakesFile } from '../../platform/http/uploads.js';
import { Saves } from '../../platform/openapi/responses.js';
import { RateLimit } from '../../platform/rate-limit/index.js';
import { Publication } from './dto/publication.dto.js';
import { Publishing } from './publishing.service.js';

const BUNDLE = { field: 'bundle', maxMegabytes: 5 };

/** Target of `npm run mfe -- publish --to URL`. */
@ApiTags('platform')
@Controller('api/publish')
export class PublishingController {
  constructor(
    private readonly limit: RateLimit,
    private readonly publishing: Publishing,
  ) {}

  @Post()
  @HttpCode(200)
  @Public("the team's own key says whose version it is")
  @ApiHeader({ name: 'authorization', required: true, description: 'Bearer, and the key' })
  @ApiOperation({ operationId: 'publishRelease', summary: 'Publish a version of a remote' })
  @TakesFile(BUNDLE.field)
  @Saves(Publication)
  @ApiUnauthorizedResponse({ type: ErrorBody, description: 'No key, or none of ours' })
  @ApiForbiddenResponse({ type: ErrorBody, description: 'The key of another remote' })
  @ApiConflictResponse({ type: ErrorBody, description: 'It does not fit what is running' })
  @ApiTooManyRequestsResponse({ type: ErrorBody, description: 'Slow down; see Retry-After' })
  async publish(@Req() request: FastifyRequest): Promise<Publication> {
    await this.limit.consume('publish', { address: request.ip });
    const team = this.publishing.teamOf(request.headers.authorization);
    return this.publishing.publish(team, await readFile(request, BUNDLE));
  }
}
