import { expect, it } from '@jest/globals';
import { failedChecks, passedLater, reasons, saidOn } from './second-try.mjs';

const FILE = 'e2e/journeys/session.spec.ts';
const test = (status, title, project) => ({ status, title, project, file: FILE });

it('names what failed at first and passed later, in the project in which it did', () => {
  const before = [
    test('failed', 'signing out', 'desktop'),
    test('failed', 'signing out', 'phone'),
    test('failed', 'signing in', 'desktop'),
    test('passed', 'reloading', 'desktop'),
  ];
  const later = [
    test('passed', 'signing out', 'phone'),
    test('failed', 'signing in', 'desktop'),
    test('passed', 'reloading', 'desktop'),
  ];
  expect(passedLater(before, later)).toEqual([`phone › ${FILE} › signing out`]);
});

it('names nothing when nothing could be run again', () => {
  expect(passedLater([test('failed', 'signing out')], [])).toEqual([]);
});

it('tells each failure with the first lines of its reason, without colours', () => {
  const reason = ['\u001b[31mExpected: []\u001b[39m', ...Array(40).fill('at here')].join('\n');
  const [told, ...others] = reasons([
    { ...test('failed', 'signing out', 'phone'), reason },
    test('passed', 'signing in'),
  ]);
  expect(others).toEqual([]);
  expect(told).toMatch(`phone › ${FILE} › signing out\n    Expected: []\n    at here`);
  expect(told.split('\n')).toHaveLength(13);
});

it('tells what was said on the screen that a browser test failed on', () => {
  const context = `# Error details
\`\`\`
Error: expect(locator).toBeVisible() failed
\`\`\`
\`\`\`yaml
- navigation:
  - link "Contacts"
- main:
  - heading "Edit Appointment" [level=1]
  - textbox "Notes"
  - status:
    - paragraph: Success
    - paragraph: Saved
  - alert: Not saved
  - button "Save" [disabled]
\`\`\`
`;
  expect(saidOn(context)).toEqual([
    '  - heading "Edit Appointment" [level=1]',
    '  - status:',
    '    - paragraph: Success',
    '    - paragraph: Saved',
    '  - alert: Not saved',
  ]);
  expect(saidOn('nothing was drawn')).toEqual([]);
});

it('names a check that failed with the end of what it said: it stood far above, and was cut off', () => {
  const output = `${Array(40).fill('a warning').join('\n')}\nfile.ts:35 \u001b[31munbound\u001b[39m\n`;
  const passed = { passed: 1, failed: 0 };
  const lint = { passed: 0, failed: 1, said: { name: 'lint', output } };
  const [told, ...others] = failedChecks([passed, lint]);
  expect(others).toEqual([]);
  expect(told.split('\n')).toHaveLength(21);
  expect(told).toMatch(/^lint\n {4}a warning\n[^]*\n {4}file\.ts:35 unbound$/);
});
