import type { Page } from '@playwright/test';
import { listControls, press, type Control } from '../support/controls';
import { newEmail, PASSWORD } from '../support/people';
import routes from '../support/routes.json' with { type: 'json' };
import { expect, test } from '../support/test';

/** Every control of every page does something, or says why it cannot: no dead button. */

/** A page in which nothing has changed for this long has loaded, in milliseconds. */
const STILL_MS = 250;
const CHROME = 'header, aside, footer';
const OWN = 'main, [role="dialog"], [data-assistant-opener]';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
}

/** A sandbox of the demo: a business full of data that nobody else uses. */
const asOwner = (page: Page) => signIn(page, newEmail(), PASSWORD);

async function asStaff(page: Page): Promise<void> {
  await asOwner(page);
  const headers = { 'content-type': 'application/json' };
  const invited = await page.request.post('/api/admin/users', {
    data: { firstName: 'Kim', lastName: 'Lo', email: newEmail(), role: 'staff' },
  });
  const { invitation } = (await invited.json()) as { invitation: { path: string } };
  const token = new URLSearchParams(invitation.path.split('?')[1]).get('invite') ?? '';
  await page.request.post('/api/logout', { headers });
  const joined = await page.request.post(`/api/invitations/${token}`, {
    data: { password: PASSWORD },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
}

const asPlatformAdministrator = (page: Page) =>
  signIn(page, 'platform@clearcoat.example', 'clearcoat-platform');

/** Opens a page and waits until it stands still. */
async function open(page: Page, path: string): Promise<void> {
  // A press that starts a navigation late can interrupt the one here: then once more.
  await page.goto(path).catch(() => page.goto(path));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(
    (stillMs) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, stillMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, stillMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    STILL_MS,
  );
}

const isElsewhere = ({ href }: Control, page: Page) =>
  href !== undefined && !href.startsWith(new URL(page.url()).origin);

/** The controls of a page that do nothing, or are disabled without a reason. */
async function deadControls(page: Page, path: string, within: string): Promise<string[]> {
  await open(page, path);
  const dead: string[] = [];
  for (const control of await listControls(page, within)) {
    const text = `${control.role} '${control.name}' (${control.ordinal})`;
    if (control.disabled) {
      if (!control.disabled.reason) dead.push(`${text} is disabled without a reason`);
      continue;
    }
    // Links to other programs (mail, telephone) would leave the browser.
    if (isElsewhere(control, page) || control.href === page.url()) continue;
    if (!(await press(page, within, control))) dead.push(`${text} does nothing`);
    await open(page, path);
  }
  return dead;
}

const PEOPLE = [
  ['visitor', undefined, routes.public],
  ['owner', asOwner, routes.app],
  ['staff', asStaff, routes.app],
  ['platform administrator', asPlatformAdministrator, routes.platform],
] as const;

for (const [who, arrive, paths] of PEOPLE) {
  test.describe(`as ${who}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.beforeEach(async ({ page, watch }) => {
      // Pressing everything asks for things that may be refused; that is not what is tested here.
      watch.expectFailures(/./);
      page.on('dialog', (dialog) => void dialog.dismiss());
      await arrive?.(page);
    });

    test('every control of the layout does something', async ({ page }) => {
      expect(await deadControls(page, paths[0] ?? '/', CHROME)).toEqual([]);
    });

    for (const path of paths) {
      test(`every control on ${path} does something`, async ({ page }) => {
        expect(await deadControls(page, path, OWN)).toEqual([]);
      });
    }
  });
}
