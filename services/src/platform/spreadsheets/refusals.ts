import { AppError, invalidFields } from '../errors/app-error.js';
import type { Problem } from './problems.js';

/** Error shown below the file field. */
export const refused = (message: string) => invalidFields({ file: message });

const unsupported = (message: string) =>
  new AppError({ statusCode: 415, code: 'unsupported_media_type', message });

/** Error for a file that cannot be read. */
export function refusalOf(problem: Problem, tooManyRows: string): AppError {
  switch (problem.kind) {
    case 'not-a-spreadsheet':
      return unsupported('This is not a CSV or Excel file. Please choose a .csv or .xlsx file.');
    case 'old-excel':
      return unsupported(
        'This is an old .xls file, or one with a password. ' +
          'Please open it, save it as .xlsx without a password, and choose that file.',
      );
    case 'other-program':
      return unsupported(
        'This file is not in a format we can read. Please open it in the program it comes from, ' +
          'save or export it as .xlsx or .csv, and choose that file.',
      );
    case 'no-such-sheet':
      return invalidFields({
        sheet: 'This workbook has no such sheet. Please choose another one.',
      });
    case 'broken':
      return refused(
        'This file is damaged and could not be read. Please save it again and try again.',
      );
    case 'too-big-inside':
      return new AppError({
        statusCode: 413,
        code: 'payload_too_large',
        message: 'There is more in this file than can be read. Please split it into smaller files.',
      });
    case 'too-many-rows':
      return refused(tooManyRows);
    case 'too-many-columns':
      return refused(
        `This file has more than ${problem.most.toLocaleString('en-US')} columns. Please remove some first.`,
      );
    case 'missing-quote': {
      const where = problem.line ? ` around line ${problem.line}` : '';
      return refused(`This file could not be read${where}: a quotation mark is missing there.`);
    }
  }
}
