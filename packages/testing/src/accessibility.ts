import type { RunOptions } from 'axe-core';

/** Checked rules: WCAG 2.2 AA and axe's best practices. Contrast needs a real browser. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  // Reporting passed rules takes longer than checking them.
  resultTypes: ['violations'],
  selectors: false,
  preload: false,
};

/** Elements hidden by antd's style sheet, which is missing here. */
const UNSEEN = ['.ant-select-dropdown-hidden'];

/** Jest matcher: axe finds no violations. @example await expect(container).toBeAccessible() */
export async function toBeAccessible(container: Element): Promise<jest.CustomMatcherResult> {
  // Imported lazily, since few test files use it.
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
