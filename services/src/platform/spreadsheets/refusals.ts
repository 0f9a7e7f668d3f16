import { AppError, invalidFields } from '../errors/app-error.js';

/** What is wrong with a file, below the field it was chosen in. */
export const refused = (message: string) => invalidFields({ file: message });

export const notASpreadsheet = () =>
  new AppError({
    statusCode: 415,
    code: 'unsupported_media_type',
    message: 'This is not a CSV or Excel file. Please choose a .csv or .xlsx file.',
  });

export const oldExcel = () =>
  new AppError({
    statusCode: 415,
    code: 'unsupported_media_type',
    message:
      'This is an old .xls file, or one with a password. ' +
      'Please open it, save it as .xlsx without a password, and choose that file.',
  });

export const broken = () =>
  refused('This file is damaged and could not be read. Please save it again and try once more.');

export const tooBigInside = () =>
  new AppError({
    statusCode: 413,
    code: 'payload_too_large',
    message: 'There is more in this file than can be read. Please split it into smaller files.',
  });
