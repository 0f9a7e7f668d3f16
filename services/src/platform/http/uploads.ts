import multipart, { type MultipartFile } from '@fastify/multipart';
import { applyDecorators, type Type } from '@nestjs/common';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiPayloadTooLargeResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidFields, unreadable } from '../errors/app-error.js';
import { ErrorBody } from '../errors/error-body.dto.js';

/** Route option for file uploads. Other routes accept no forms. */
interface FileRoute {
  takesFile?: boolean;
}

/** Accepts one file in this form field, plus the fields of an optional DTO. */
export const TakesFile = (field: string, fields?: Type) => {
  const file = {
    type: 'object',
    properties: { [field]: { type: 'string', format: 'binary' } },
    required: [field],
  };
  return applyDecorators(
    RouteConfig({ takesFile: true } satisfies FileRoute),
    ApiConsumes('multipart/form-data'),
    ...(fields ? [ApiExtraModels(fields)] : []),
    ApiBody({ schema: fields ? { allOf: [{ $ref: getSchemaPath(fields) }, file] } : file }),
    ApiPayloadTooLargeResponse({ type: ErrorBody, description: 'The file is too large' }),
  );
};

export const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as FileRoute | undefined)?.takesFile === true;

/** Must run after the JSON parser is set, which removes all other parsers. */
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

export interface SentFile {
  /** Client's file name, only for display, never a path. */
  name: string;
  bytes: Buffer;
}

export interface SentForm {
  fields: Record<string, string>;
  file: SentFile;
}

interface FileRule {
  field: string;
  maxMegabytes: number;
  /** Error message for a missing file, if a person rather than a program forgot it. */
  missing?: string;
}

export async function readFile(request: FastifyRequest, rule: FileRule): Promise<Buffer> {
  return (await readForm(request, rule)).file.bytes;
}

/** Uploaded file and form fields, in any order. */
export async function readForm(
  request: FastifyRequest,
  { field, maxMegabytes, missing }: FileRule,
): Promise<SentForm> {
  if (!request.isMultipart()) throw notAForm();
  const fields: Record<string, string> = {};
  let file: SentFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxMegabytes * MEGABYTE } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === field) file = await sentFile(part);
      else part.file.resume();
    }
  } catch (error) {
    throw refusal(error, maxMegabytes);
  }
  if (file) return { fields, file };
  throw missing === undefined
    ? unreadable(`Send one file, in the form field '${field}'.`)
    : invalidFields({ [field]: missing });
}

async function sentFile(part: MultipartFile): Promise<SentFile> {
  return { name: part.filename, bytes: await part.toBuffer() };
}

function refusal(error: unknown, maxMegabytes: number): AppError {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxMegabytes);
  return /boundary/i.test(message) ? notAForm() : unreadable('The form could not be read.');
}
