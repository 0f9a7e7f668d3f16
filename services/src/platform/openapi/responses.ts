import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.dto.js';

const inputErrors = () => [
  ApiBadRequestResponse({ type: ErrorBody, description: 'The request could not be read' }),
  ApiUnprocessableEntityResponse({ type: ErrorBody, description: 'Fields need attention' }),
];

/** A write that answers 200. */
export const Saves = (type: Type | [Type]) =>
  applyDecorators(ApiOkResponse({ type }), ...inputErrors());

/** A write that answers 201. */
export const Creates = (type: Type) =>
  applyDecorators(ApiCreatedResponse({ type }), ...inputErrors());
