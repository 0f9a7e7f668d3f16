/**
 * Stands in for the federation runtime's version ranges. Ours are written by one policy, as
 * '^19.0.0'; the runtime itself asks only for '<=' and for any. A range of another kind is an error
 * rather than a wrong answer.
 */
const numbers = (version) => version.split(/[-+]/)[0].split('.').map(Number);

function compare(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  for (const index of [0, 1, 2]) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function satisfy(version, range) {
  if (!version) return false;
  if (range === '*') return true;
  const [, operator, wanted] = /^(\^|<=|)(\d.*)$/.exec(range) ?? [];
  if (!wanted) throw new Error(`A shared package asks for '${range}': use a caret range.`);
  if (operator === '<=') return compare(version, wanted) <= 0;
  if (operator === '') return compare(version, wanted) === 0;
  return numbers(version)[0] === numbers(wanted)[0] && compare(version, wanted) >= 0;
}
