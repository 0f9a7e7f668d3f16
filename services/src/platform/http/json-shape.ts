import { AppError } from '../errors/app-error.js';

const DEEPEST = 32;
const MOST_VALUES = 10_000;

const refused = (message: string) => new AppError({ statusCode: 400, code: 'too_deep', message });

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Refuses deeply nested or huge JSON before validation, which recurses per level and takes up to 15 s
 * for a megabyte of small values. Parsing it takes 0.1 s.
 */
export function assertModest(json: unknown): void {
  let count = 0;
  let level = valuesIn(json);
  for (let depth = 1; level.length > 0; depth++) {
    count += level.length;
    if (depth > DEEPEST) throw refused('The body is nested too deeply.');
    if (count > MOST_VALUES) throw refused('The body has too many values.');
    level = level.flatMap(valuesIn);
  }
}
