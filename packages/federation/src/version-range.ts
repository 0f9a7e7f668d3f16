/** Supported version ranges: '^19.0.0', '<=2.9.2', '1.0.0' and '*'. */
const RANGE = /^(\^|<=|)(\d.*)$/;

const numbersOf = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

/** Whether {@link satisfies} supports a range. @example isKnownRange('~1.2.0') // false */
export const isKnownRange = (range: string): boolean => range === '*' || RANGE.test(range);

/**
 * Whether a version is within a range. The same rule applies to the contract, to shared packages
 * in the gate and to the federation runtime in the page.
 *
 * @throws Error for an unsupported range, rather than a wrong answer
 * @example satisfies('19.3.1', '^19.0.0') // true
 */
export function satisfies(version: string, range: string): boolean {
  if (!version) return false;
  if (range === '*') return true;
  const [, operator, wanted] = RANGE.exec(range) ?? [];
  if (!wanted) throw new Error(`A shared package asks for '${range}': use a caret range.`);
  const [have, want] = [numbersOf(version), numbersOf(wanted)];
  const index = [0, 1, 2].find((place) => have[place] !== want[place]);
  const difference = index === undefined ? 0 : (have[index] ?? 0) - (want[index] ?? 0);
  if (operator === '<=') return difference <= 0;
  if (operator === '') return difference === 0;
  return have[0] === want[0] && difference >= 0;
}
