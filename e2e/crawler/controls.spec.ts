import type { Page } from '@playwright/test';
import { listControls, press, type Control } from '../support/controls';
import { newEmail, PASSWORD, signInToPlatform, signInToSandbox } from '../support/people';
import routes from '../support/routes.json' with { type: 'json' };
import { placeOf } from '../support/places.mjs';
import { expect, test } from '../support/test';

/** Every control of every page does something, or says why it cannot: no dead button. */

/** A page in which nothing has changed for this long has loaded, in milliseconds. */
const STILL_MS = 250;
const CHROME = 'header, aside, footer';
const OWN = 'main, [role="dialog"], [data-assistant-opener]';
const MODAL = '[role="dialog"][aria-modal="true"]';

const asVisitor = () => Promise.resolve();

async function asStaff(page: Page): Promise<void> {
  await signInToSandbox(page);
  const headers = { 'content-type': 'application/json' };
  const invited = await page.request.post('/api/admin/users', {
    data: { firstName: 'Kim', lastName: 'Lo', email: newEmail(), role: 'staff' },
  });
  const { invitation } = (await invited.json()) as { invitation: { path: string } };
  const token = new URLSearchParams(invitation.path.split('?')[1]).get('invite') ?? '';
  await page.request.post('/api/logout', { headers });
  const joined = await page.request.post('/api/invitations/accept', {
    data: { token, password: PASSWORD },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
}

/** Waits until nothing has changed for a while. */
async function standStill(page: Page): Promise<void> {
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

/** Opens a page anew. What a press still has under way may interrupt that: then once more. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await standStill(page);
  }).toPass({ intervals: [200] });
}

/** Behind a dialog nothing can be reached: then it is the dialog that counts. */
async function reachable(page: Page, within: string): Promise<string> {
  const isModal = await page.locator(MODAL).isVisible();
  return isModal && within === OWN ? MODAL : within;
}

const isElsewhere = ({ href }: Control, page: Page) =>
  href !== undefined && !href.startsWith(new URL(page.url()).origin);

/** Text for the fields of a dialog: of an empty form there is nothing to clear. */
async function fillIn(page: Page): Promise<void> {
  const field = page.locator(`${MODAL} input[type="text"]:enabled`).first();
  if (await field.isVisible()) await field.fill('Sam');
}

type Arrive = (page: Page) => Promise<void>;

/** After a link, back is enough, and quicker than all anew; after signing out one arrives again. */
async function comeBack(page: Page, path: string, url: string, arrive: Arrive, by: Control) {
  if (by.href !== undefined && page.url() !== url) {
    await page.goBack().catch(() => undefined);
    await standStill(page).catch(() => undefined);
    if (page.url() === url) return;
  }
  await open(page, path);
  if (page.url() === url) return;
  await arrive(page);
  await open(page, path);
}

/** The controls of a page that do nothing, or are disabled without a reason. */
async function deadControls(page: Page, route: string, part: string, arrive: Arrive) {
  await arrive(page);
  const path = await placeOf(page, route);
  await open(page, path);
  const url = page.url();
  const within = await reachable(page, part);
  const dead: string[] = [];
  for (const control of await listControls(page, within)) {
    const text = `${control.role} '${control.name}' (${control.ordinal})`;
    if (control.disabled) {
      if (!control.disabled.reason) dead.push(`${text} is disabled without a reason`);
      continue;
    }
    // Links to other programs (mail, telephone) would leave the browser.
    if (isElsewhere(control, page) || control.href === url) continue;
    const didSomething = async () => {
      await fillIn(page);
      if (await press(page, within, control)) return true;
      await open(page, path);
      return press(page, within, control);
    };
    if (!(await didSomething())) dead.push(`${text} does nothing`);
    await comeBack(page, path, url, arrive, control);
  }
  return dead;
}

const PEOPLE = [
  ['visitor', asVisitor, routes.public],
  ['owner', signInToSandbox, routes.app],
  ['staff', asStaff, routes.app],
  ['platform administrator', signInToPlatform, routes.platform],
] as const;

for (const [who, arrive, paths] of PEOPLE) {
  test.describe(`as ${who}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.beforeEach(({ page, watch }) => {
      // Pressing everything asks for things that may be refused; that is not what is tested here.
      watch.expectFailures(/./);
      // 'Leave this page?' is answered with yes.
      page.on('dialog', (dialog) => void dialog.accept());
    });

    test('every control of the layout does something', async ({ page }) => {
      expect(await deadControls(page, paths[0] ?? '/', CHROME, arrive)).toEqual([]);
    });

    for (const path of paths) {
      test(`every control on ${path} does something`, async ({ page }) => {
        expect(await deadControls(page, path, OWN, arrive)).toEqual([]);
      });
    }
  });
}
