import { Controller, Get, Header, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../platform/auth-guard/decorators.js';
import { readFile, TakesFile } from '../../platform/http/uploads.js';
import { Saves } from '../../platform/openapi/responses.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { HasId, IdParam } from '../../platform/validation/ids.js';
import { UserProfile } from './dto/auth.dto.js';
import { Photos } from './photos.service.js';

const WHAT = 'This photo';
const UPLOAD = { field: 'photo', maxMegabytes: 5 };

@ApiTags('account')
@Controller('api/user/photo')
export class PhotosController {
  constructor(private readonly photos: Photos) {}

  @Put()
  @Requires('account:manage')
  @ApiOperation({ operationId: 'savePhoto', summary: 'Change the photo; it becomes a square' })
  @TakesFile(UPLOAD.field)
  @Saves(UserProfile)
  async save(
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
  ): Promise<UserProfile> {
    return this.photos.save(principal, await readFile(request, UPLOAD));
  }

  @Get(':id')
  @Requires('account:manage')
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @ApiOperation({ operationId: 'getPhoto', summary: 'A photo of someone in the business' })
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  @HasId(WHAT)
  async find(
    @CurrentPrincipal() principal: Principal,
    @IdParam(WHAT) id: string,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.find(principal, id), { type: 'image/webp' });
  }
}
