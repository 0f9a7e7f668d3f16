import multipart from '@fastify/multipart';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiPayloadTooLargeResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError, unreadable } from '../errors/app-error.js';
import { ErrorBody } from '../errors/error-body.dto.js';

/** Routes that take a file say so here; no other route accepts a form. */
interface FileRoute {
  takesFile?: boolean;
}

/** Takes one file, in the form field of this name. */
export const TakesFile = (field: string) =>
  applyDecorators(
    RouteConfig({ takesFile: true } satisfies FileRoute),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', format: 'binary' } },
        required: [field],
      },
    }),
    ApiPayloadTooLargeResponse({ type: ErrorBody, description: 'The file is too large' }),
  );

export const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as FileRoute | undefined)?.takesFile === true;

/** After the JSON parser, which clears away all others. */
export async function useUploads(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11 } });
}

const notAForm = () =>
  new AppError({
    statusCode: 415,
    code: 'unsupported_media_type',
    message: 'Send this as multipart/form-data.',
  });

const tooLarge = (maxMegabytes: number) =>
  new AppError({
    statusCode: 413,
    code: 'payload_too_large',
    message: `This file is too large: at most ${maxMegabytes} MB can be sent.`,
  });

const MEGABYTE = 1024 * 1024;

/** The bytes of the file that was sent. */
export async function readFile(
  request: FastifyRequest,
  { field, maxMegabytes }: { field: string; maxMegabytes: number },
): Promise<Buffer> {
  if (!request.isMultipart()) throw notAForm();
  try {
    const file = await request.file({ limits: { fileSize: maxMegabytes * MEGABYTE } });
    if (file?.fieldname === field) return await file.toBuffer();
  } catch (error) {
    throw refusal(error, maxMegabytes);
  }
  throw unreadable(`Send one file, in the form field '${field}'.`);
}

function refusal(error: unknown, maxMegabytes: number): AppError {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxMegabytes);
  return /boundary/i.test(message) ? notAForm() : unreadable('The form could not be read.');
}
