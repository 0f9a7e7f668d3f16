import { GateError } from '@clearcoat/federation/gate';
import { AppError, conflict } from '../../platform/errors/app-error.js';

const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS']);

export const notFromHere = () =>
  conflict(
    'This server cannot change what is published. Use `npm run mfe` where the web folder is.',
  );

function sentenceOf({ checks }: GateError): string {
  const reasons = checks.filter(({ ok }) => !ok).map(({ check, why }) => `${check}: ${why}`);
  return `This does not fit what is running, so nothing was changed (${reasons.join('; ')}).`;
}

/** Converts errors of the release tool to answers. Its messages are already readable sentences. */
function answerOf(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (error instanceof GateError) return conflict(sentenceOf(error));
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined) return READ_ONLY.has(code) ? notFromHere() : error;
  return error.name === 'Error' ? conflict(error.message) : error;
}

export async function inSentences<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw answerOf(error);
  }
}
