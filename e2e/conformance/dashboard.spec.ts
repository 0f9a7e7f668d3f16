import type { Page } from '@playwright/test';
import { changeAnswer } from '../support/business';
import { signInToDemo } from '../support/people';
import { shows } from '../support/shows';
import { expect, test } from '../support/kept-page';

interface Dashboard {
  appointments: Record<string, unknown>[];
}

const table = (page: Page) => page.getByRole('table', { name: 'Upcoming appointments' });

test(
  'a status has its colour whatever the case it comes in; cancelling is darker once it is armed',
  shows('STATE-01', 'STATE-03'),
  async ({ page }) => {
    await signInToDemo(page);
    const statuses = ['CONFIRMED', 'Pending', 'cancelled', 'Completed', 'scheduled'];
    await changeAnswer<Dashboard>(page, '**/api/dashboard', (body) => ({
      ...body,
      appointments: statuses.map((status, index) => ({
        ...body.appointments[0],
        id: `job-${index}`,
        status,
      })),
    }));
    await page.goto('/dashboard');
    const colours = new Map<string, string>();
    for (const label of ['Confirmed', 'Pending', 'Cancelled', 'Completed', 'Scheduled']) {
      const tag = table(page).getByText(label, { exact: true });
      const colour = await tag.evaluate((element) => getComputedStyle(element).color);
      colours.set(label, hueOf(colour));
    }
    expect(Object.fromEntries(colours)).toEqual({
      Confirmed: 'green',
      Pending: 'yellow',
      Cancelled: 'red',
      Completed: 'blue',
      Scheduled: 'grey',
    });
    const [first, armed] = [/^Cancel appointment/, /^Click again/].map((name) =>
      table(page).getByRole('button', { name }).first(),
    );
    const fillOf = (button = first) =>
      button?.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await fillOf();
    await first?.click();
    await expect.poll(() => fillOf(armed)).not.toBe(before);
  },
);

/** Common name of a colour, from 'rgb(…)'. */
function hueOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if ((max - min) / max < 0.45) return 'grey';
  const sixth =
    max === red
      ? (green - blue) / (max - min)
      : max === green
        ? 2 + (blue - red) / (max - min)
        : 4 + (red - green) / (max - min);
  const degrees = (sixth * 60 + 360) % 360;
  if (degrees < 15 || degrees > 330) return 'red';
  if (degrees < 70) return 'yellow';
  if (degrees < 170) return 'green';
  return 'blue';
}
