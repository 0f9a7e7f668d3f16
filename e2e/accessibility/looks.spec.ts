import type { Page } from '@playwright/test';
import { read } from '../support/business';
import { signInToDemo } from '../support/people';
import { expect, test } from '../support/kept-page';

/** Visual checks of the kit that need a real browser: focus rings, widths, colours, print. */

/** Tab stops without a focus ring, on themselves or on the frame around them. */
async function stopsWithoutRing(page: Page, stops: number): Promise<string[]> {
  const bare: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      // A link that stretches over its card has the ring on its `::after`.
      const wearsRing = (element: Element | null) =>
        ['', '::after'].some((part) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle === 'solid' && outlineWidth === '2px';
        });
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const frame = element.parentElement;
      const isSeen = [element, frame, frame?.parentElement ?? null].some(wearsRing);
      return isSeen ? null : element.outerHTML.slice(0, 120);
    });
    if (found) bare.push(found);
  }
  return bare;
}

/**
 * Tables wider than their container, and cells that overflow into the next, at this viewport
 * width.
 */
const clippedAt = (page: Page, width: number) =>
  page.setViewportSize({ width, height: 800 }).then(() =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const tables = [...document.querySelectorAll('main table:not(.cc-visually-hidden table)')];
      const wide = tables.filter((table) => {
        const box = table.closest('[data-card]') ?? table.parentElement;
        return table.getBoundingClientRect().right > (box?.getBoundingClientRect().right ?? 0) + 1;
      });
      const isWide = document.documentElement.scrollWidth > window.innerWidth;
      // Visible end of a text, which a container around it may cut off.
      const endOf = (text: Node, cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        let end = range.getBoundingClientRect().right;
        for (let box = text.parentElement; box && box !== cell; box = box.parentElement) {
          const isCut = getComputedStyle(box).overflowX !== 'visible';
          if (isCut) end = Math.min(end, box.getBoundingClientRect().right);
        }
        return end;
      };
      const cells = tables.flatMap((table) => [
        ...table.querySelectorAll('tr:nth-child(-n + 6) > td:not([colspan])'),
      ]);
      const runningOver = cells.filter((cell) => {
        const { right } = cell.getBoundingClientRect();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (endOf(texts.currentNode, cell) > right + 1) return true;
        return false;
      });
      const said = [...wide, ...runningOver].map((element) => element.textContent.slice(0, 60));
      return [...said, ...(isWide ? ['page'] : [])];
    }),
  );

/** Columns of figures or actions whose head is not aligned with their first cell. */
const offLine = (page: Page) =>
  page.evaluate(() => {
    const endOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right;
    };
    const heads = [...document.querySelectorAll('main table thead th')];
    return heads.flatMap((head, index) => {
      const name = head.textContent;
      if (name !== 'Actions' && name !== 'Total Spent') return [];
      const cell = head.closest('table')?.querySelector('tbody tr:not([data-group])')?.children[
        index
      ];
      const last = [...(cell?.querySelectorAll('svg') ?? [])].at(-1);
      const end = last?.getBoundingClientRect().right ?? (cell ? endOf(cell) : 0);
      const words = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode();
      return words && Math.abs(endOf(words) - end) < 3 ? [] : [`${name}: ${end}`];
    });
  });

test('what the kit promises every screen holds in a browser', async ({ page, request }) => {
  await signInToDemo(page);

  await test.step('every tab stop wears the same ring', async () => {
    for (const path of ['/dashboard', '/appointments/new']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[role="status"] [aria-hidden] .cc-sheen')).toHaveCount(0);
      expect(await stopsWithoutRing(page, 40)).toEqual([]);
    }
    // The placeholder is shown, in its own colour.
    await expect(page.getByLabel('Service Type', { exact: true })).toHaveCSS(
      'color',
      'rgb(102, 117, 140)',
    );
  });

  await test.step('in the dark a primary button keeps its colour', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contacts');
    const add = page.getByRole('button', { name: 'Add Contact' }).first();
    await expect(add).toHaveCSS('background-color', 'rgb(31, 111, 208)');
    await page.goto('/dashboard');
    // The next appointments depend on the day and the hour.
    const pill = page.getByRole('table').getByText(/^(?:Scheduled|Confirmed)$/);
    await expect(pill.first()).toHaveCSS('vertical-align', 'middle');
    const phone = page
      .getByRole('table')
      .getByRole('link', { name: /^\(\d{3}\)/ })
      .first();
    await expect(phone).toHaveCSS('font-variant-numeric', 'normal');
    const hasEdge = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title.closest('section') ?? title).boxShadow);
    expect(hasEdge).toContain('inset');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('words, labels and errors have their size and their place', async () => {
    await page.goto('/contacts?action=new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('word-spacing', /^3\.08/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', /^(28|27\.99)/);
    const title = page.getByRole('heading', { name: 'Add New Contact' });
    await expect(title).toHaveCSS('font-size', /^(20|19\.99)/);
    const label = page.getByText('Phone Number', { exact: true });
    await expect(label).toHaveCSS('font-size', /^(14|13\.99)/);
    await expect(label).toHaveCSS('font-weight', '550');
    const before = await label.boundingBox();
    await page.getByRole('button', { name: 'Save Contact' }).click();
    await expect(page.getByText('Enter a first name')).toHaveCSS('font-size', /^13/);
    expect((await label.boundingBox())?.y).toBe(before?.y);
    const dialog = page.getByRole('dialog', { name: 'Add New Contact' });
    await expect(dialog.getByRole('button', { name: 'Clear' })).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });

  await test.step('helps, arrows and small buttons are those of the kit', async () => {
    await page.goto('/settings');
    await expect(page.locator('.ant-form-item-extra').first()).toHaveCSS('font-size', /^13/);
    await expect(page.locator('.ant-select-suffix svg').first()).toHaveAttribute('width', '18');
    const form = page.getByRole('region', { name: 'Business Info' });
    await expect(form.getByRole('heading')).toHaveCSS('font-size', /^(17|16\.99)/);
    // Side by side, with the form at a readable width.
    const [left, right] = [
      await form.boundingBox(),
      await page.getByText('Your plan').boundingBox(),
    ];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    const tooltip = await page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'));
      // Styles that the chart library sets.
      box.setAttribute('class', 'g2-tooltip');
      box.style.font = '12px sans-serif';
      const { fontSize, borderRadius, backgroundColor } = getComputedStyle(box);
      box.remove();
      return { fontSize, borderRadius, backgroundColor };
    });
    expect(tooltip).toEqual({
      ...{ fontSize: '13px', borderRadius: '10px', backgroundColor: 'rgb(255, 255, 255)' },
    });
    // Only other sessions have a button.
    const demo = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
    await request.post('/api/login', { data: demo });
    await page.goto('/account?tab=security');
    const small = page.locator('main .ant-btn-sm').first();
    await expect(small).toHaveCSS('height', '32px');
    await expect(small).toHaveCSS('padding-inline', '12px');
    await page.goto('/');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', /0\.96/);
    const time = page.getByText('8:00 AM', { exact: true }).first().locator('..');
    await expect(time).toHaveCSS('column-gap', '6px');
    const lamp = page.locator('main [aria-hidden="true"] > div').first();
    await expect(lamp).toHaveCSS('background-image', /rgba\(190, 220, 255, 0\.12\)/);
    await page.setViewportSize({ width: 375, height: 812 });
    const note = page.getByText('No credit card required').first();
    await expect(note).toHaveCSS('text-align', 'center');
  });

  await test.step('seven customers fit a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/contacts');
    const list = page.getByRole('list', { name: 'Contacts' });
    const seventh = await list.getByRole('listitem').nth(6).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const add = await page.getByRole('button', { name: 'Add Contact' }).boundingBox();
    expect(Math.abs((title?.y ?? 0) - (add?.y ?? 0))).toBeLessThan(20);
    expect((seventh?.y ?? 0) + (seventh?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  await test.step('chips that run on fade at the edge', async () => {
    await page.goto('/appointments');
    const chips = page.getByRole('button', { name: 'All Dates' }).locator('..');
    await expect(chips).toHaveCSS('mask-image', /linear-gradient/);
    await expect(page.getByLabel('Start date')).toBeHidden();
    await page.getByRole('button', { name: 'Pick dates' }).click();
    await expect(page.getByLabel('Start date')).toBeVisible();
  });

  await test.step('under a thumb what one does with a job fits one line', async () => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const more = page.getByRole('button', { name: /^More about .*'s job$/ }).first();
    const job = page.getByRole('listitem').filter({ has: more }).first();
    const call = await job.getByRole('link', { name: /^Call / }).boundingBox();
    expect(call?.height).toBeGreaterThanOrEqual(44);
    expect((await more.boundingBox())?.y).toBeCloseTo(call?.y ?? 0, -1);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  await test.step('a row that ends with an icon ends where its card does', async () => {
    await page.goto('/settings/team');
    const add = await page.getByRole('button', { name: 'Add Van or Bay' }).boundingBox();
    const dots = page.getByRole('button', { name: 'More about Van 1' }).locator('svg');
    const end = await dots.evaluate((icon) => icon.getBoundingClientRect().right);
    expect(Math.abs(end - (add?.x ?? 0) - (add?.width ?? 0))).toBeLessThan(4);
  });

  await test.step('a range of days fits a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/appointments');
    await page.getByPlaceholder('Start date').click();
    const later = page.getByRole('button', { name: 'Next month' }).last();
    await expect(later).toBeInViewport({ ratio: 1 });
  });

  await test.step('a customer fits on paper, in daylight, without what is pressed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contacts');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    for (const gone of ['button', 'navigation', 'columnheader'] as const) {
      const names = gone === 'columnheader' ? { name: 'Actions' } : {};
      await expect(page.getByRole(gone, names).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('rowheader').first()).toHaveCSS('color', 'rgb(11, 18, 32)');
    const pdf = await page.pdf({ format: 'Letter' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(pages.length).toBeLessThanOrEqual(2);
    // A job sheet has white boxes to tick and lines to write on.
    const { upcoming } = await read<{ upcoming: { id: string }[] }>(page, '/api/appointments');
    // The first may be under way, with tasks done.
    const ahead = upcoming.at(-1);
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.goto(`/appointments/${ahead?.id}`);
    const box = page.locator('.ant-checkbox-inner, .ant-checkbox').first();
    await expect(box).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(box).toHaveCSS('background-color', /255, 255, 255|rgba\(0, 0, 0, 0\)/);
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect(notes.locator('[data-print="only"]')).toBeVisible();
    // A form prints its values, which its shortcuts don't.
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.goto(`/appointments/edit/${ahead?.id}`);
    await expect(page.getByLabel('Price (Optional)')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const label of ['Service Type', 'Date', 'Price (Optional)']) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveCSS('background-color', /255, 255, 255|rgba\(0, 0, 0, 0\)/);
      await expect.poll(async () => (await field.boundingBox())?.height ?? 0).toBeGreaterThan(20);
    }
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    // A list longer than a page starts on the first page.
    await page.goto('/appointments');
    const list = page.locator('[data-card]', { has: page.getByRole('table') }).first();
    await expect(list).toHaveCSS('break-inside', 'auto');
  });
});

// A few rows of each kind: more rows make the test slow, but the tables no wider.
for (const path of ['/contacts?search=aisha', '/dashboard', '/admin']) {
  test(`no table is clipped at any width on ${path}`, async ({ page }) => {
    await signInToDemo(page);
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect.poll(() => offLine(page), path).toEqual([]);
    for (let width = 1920; width >= 320; width -= 20) {
      await expect.poll(() => clippedAt(page, width), `${path} at ${width}`).toEqual([]);
    }
  });
}

test('the rows of a card stand below its title', async ({ page }) => {
  await signInToDemo(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/dashboard');
  const title = page.getByRole('heading', { name: 'Upcoming Appointments' });
  const row = page.getByRole('region', { name: 'Upcoming Appointments' }).getByRole('listitem');
  const inset = await row.first().locator('> *').boundingBox();
  expect(inset?.x).toBeCloseTo((await title.boundingBox())?.x ?? 0, 0);
});
