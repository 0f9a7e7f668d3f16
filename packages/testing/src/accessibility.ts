import type { RunOptions } from 'axe-core';

/** What is checked: WCAG 2.2 AA and axe's best practices. Contrast needs a real browser. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  // To describe each place that is sound takes longer than to look at it.
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
};

/** What antd's style sheet hides, which is not here. */
const UNSEEN = ['.ant-select-dropdown-hidden'];

/** A jest matcher: axe finds nothing to complain of. @example await expect(container).toBeAccessible() */
export async function toBeAccessible(container: Element): Promise<jest.CustomMatcherResult> {
  // Here, since few of the test files that load this ever ask it.
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run({ include: [container], exclude: UNSEEN }, OPTIONS);
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  );
  return { pass: violations.length === 0, message: () => report.join('\n') };
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- jest's types offer no other way
  namespace jest {
    interface Matchers<R> {
      toBeAccessible(): Promise<R>;
    }
  }
}
