import { Controller, Delete, Get, Param, Put, Req, Res, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPrincipal, Requires } from '../../../platform/auth-guard/decorators.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import { ErrorBody } from '../../../platform/errors/error-body.dto.js';
import { readForm, TakesFile } from '../../../platform/http/uploads.js';
import { Message } from '../../../platform/openapi/message.dto.js';
import { Saves } from '../../../platform/openapi/responses.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { HasId, IdParam, idPipe } from '../../../platform/validation/ids.js';
import { OFFICE, TECHNICIANS, type Area } from '../areas/areas.js';
import { JobPhoto, JobPhotoInput, PHOTO_KINDS, type PhotoKind } from './dto/photo.dto.js';
import { JobPhotos } from './photos.service.js';

const UPLOAD = { field: 'photo', maxMegabytes: 5 };

const PhotoIdParam = () => Param('photoId', idPipe('This photo'));
const HasPhotoId = () => ApiParam({ name: 'photoId', type: String });
const AnswersPicture = () =>
  ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } });

function kindOf({ kind }: Record<string, string>): PhotoKind {
  const known = PHOTO_KINDS.find((name) => name === kind);
  if (known) return known;
  throw invalidFields({ kind: 'Please say whether this photo was taken before or after.' });
}

/**
 * The picture behind a URL never changes, so browsers may cache it. `Vary: Cookie` limits the cache to
 * the session: the next user of the device has another cookie.
 */
function picture(reply: FastifyReply, bytes: Buffer): StreamableFile {
  void reply.headers({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' });
  return new StreamableFile(bytes, { type: 'image/webp' });
}

function photosController(area: Area) {
  const { path, read, write, job, what } = area;

  @ApiTags('appointments')
  @Controller(path)
  class PhotosController {
    constructor(readonly photos: JobPhotos) {}

    @Get(':id/photos')
    @Requires(read)
    @ApiOperation({ operationId: `list${job}Photos`, summary: "A job's photos, the first first" })
    @ApiOkResponse({ type: [JobPhoto] })
    @HasId(what)
    list(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) jobId: string,
    ): Promise<JobPhoto[]> {
      return this.photos.list(principal, { area, jobId });
    }

    @Get(':id/photos/:photoId')
    @Requires(read)
    @ApiOperation({ operationId: `get${job}Photo`, summary: 'One of them' })
    @AnswersPicture()
    @HasId(what)
    @HasPhotoId()
    async find(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) jobId: string,
      @PhotoIdParam() id: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      return picture(reply, await this.photos.picture(principal, { area, jobId, id }, 'image'));
    }

    @Get(':id/photos/:photoId/thumbnail')
    @Requires(read)
    @ApiOperation({ operationId: `get${job}PhotoThumbnail`, summary: 'It in small' })
    @AnswersPicture()
    @HasId(what)
    @HasPhotoId()
    async findThumbnail(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) jobId: string,
      @PhotoIdParam() id: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      return picture(reply, await this.photos.picture(principal, { area, jobId, id }, 'thumbnail'));
    }

    @Get(':id/vehicle-photo/:photoId')
    @Requires(read)
    @ApiOperation({
      operationId: `get${job}VehiclePhoto`,
      summary: "A photo after any job of this job's vehicle, in small",
    })
    @AnswersPicture()
    @HasId(what)
    @HasPhotoId()
    async findOfVehicle(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) jobId: string,
      @PhotoIdParam() id: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      return picture(reply, await this.photos.vehiclePicture(principal, { area, jobId, id }));
    }

    @Put(':id/photos/:photoId')
    @Requires(write)
    @ApiOperation({
      operationId: `save${job}Photo`,
      summary: 'Add a photo under an id of your own, a UUID: sent again, it is there once',
    })
    @TakesFile(UPLOAD.field, JobPhotoInput)
    @Saves(JobPhoto)
    @ApiConflictResponse({ type: ErrorBody, description: '`too_many_photos`' })
    @HasId(what)
    @HasPhotoId()
    async save(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) jobId: string,
      @PhotoIdParam() id: string,
      @Req() request: FastifyRequest,
    ): Promise<JobPhoto> {
      const { fields, file } = await readForm(request, UPLOAD);
      const sent = { kind: kindOf(fields), takenAt: fields['takenAt'], file: file.bytes };
      return this.photos.add(principal, { area, jobId, id }, sent);
    }

    @Delete(':id/photos/:photoId')
    @Requires(write)
    @ApiOperation({ operationId: `delete${job}Photo`, summary: 'Delete a photo for good' })
    @ApiOkResponse({ type: Message })
    @HasId(what)
    @HasPhotoId()
    async remove(
      @CurrentPrincipal() principal: Principal,
      @IdParam(what) jobId: string,
      @PhotoIdParam() id: string,
    ): Promise<Message> {
      await this.photos.remove(principal, { area, jobId, id });
      return { message: 'The photo was deleted.' };
    }
  }
  return PhotosController;
}

export const JobPhotosController = photosController(OFFICE);
export const MyJobPhotosController = photosController(TECHNICIANS);
