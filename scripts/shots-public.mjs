/**
 * `npm run shots -- --public`: screenshots for the features page, in both themes. Each is 1344 by
 * 756 pixels, twice its size in a wide window, and 768 wide for phones.
 */
import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from './bootstrap.mjs';
import { DIGESTS, digests, FOLDER, PICTURES } from './shots-of-features.mjs';
import { shoot, THEMES } from './shots-take.mjs';

/** Window without a sidebar. At 672 pixels, text on the page is as large as in the app. */
const PART_WIDTH = 672;
const MARGIN = 24;
const windowOf = (width) => ({ size: [width + 2 * MARGIN, 1000], scale: WIDTH / width });
const partOf = (width) => ({ width, height: (width * HEIGHT) / WIDTH });

const PHONE = { size: [375, 640], scale: 1 };
const WIDTH = 1344;
const HEIGHT = 756;
const QUALITY = 0.82;

async function askAssistant(page) {
  await page.getByRole('button', { name: 'AI Detailing Assistant' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').fill('How do I price a full detail?');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Copy' }).last().waitFor();
}

const prepared = { assistant: askAssistant };

/** Part of a screen that its picture shows, from an element down. */
const partFrom = (from, width) => async (page) => {
  const { y } = await page.locator(from).first().boundingBox();
  return { clip: { x: MARGIN, y: Math.max(0, y - 8), ...partOf(width) } };
};

/** Part with the assistant's panel, which covers the page. */
const partOfPanel = (width) => async (page) => {
  const panel = await page.getByRole('dialog').boundingBox();
  const x = Math.max(0, panel.x + panel.width - width + 8);
  return { clip: { x, y: Math.max(0, panel.y), ...partOf(width) } };
};

const PHONES = ['/dashboard', '/appointments', '/contacts/:contact'];

const dataUrl = (png) => `data:image/png;base64,${png.toString('base64')}`;

/** Page with phones side by side, cut off at the picture's edge. */
const phonesPage = (shots) => `<style>
  body { display: flex; gap: 40px; justify-content: center; margin: 0; padding-top: 56px;
    background: linear-gradient(115deg, #0b1730, #12294f 60%, #0d2145); }
  img { width: 375px; height: 640px; border: 10px solid #05090f; border-radius: 48px;
    box-shadow: 0 24px 60px rgb(0 0 0 / 45%); }
</style>${shots.map((shot) => `<img src="${dataUrl(shot)}">`).join('')}`;

async function shootPhones(browser, options) {
  const shots = [];
  for (const route of PHONES) shots.push(await shoot(browser, { ...options, ...PHONE, route }));
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(phonesPage(shots));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** The browser is the only available WebP encoder. */
async function writeWebp(browser, png, file, part = 1) {
  const page = await browser.newPage();
  const size = { resizeWidth: WIDTH * part, resizeHeight: HEIGHT * part, resizeQuality: 'high' };
  const encoded = await page.evaluate(
    async ([address, quality, options]) => {
      const blob = await (await fetch(address)).blob();
      const bitmap = await globalThis.createImageBitmap(blob, options);
      const canvas = new globalThis.OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
      return Array.from(new Uint8Array(await webp.arrayBuffer()));
    },
    [dataUrl(png), QUALITY, size],
  );
  await page.close();
  writeFileSync(file, Buffer.from(encoded));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address URL of the product
 */
export async function shootForPublicPages(browser, address) {
  for (const colorScheme of THEMES) {
    const write = async (name, png) => {
      const file = path.join(FOLDER, `${name}-${colorScheme}`);
      await writeWebp(browser, png, `${file}.webp`);
      await writeWebp(browser, png, `${file}-small.webp`, 4 / 7);
      say(`${name}, ${colorScheme}`);
    };
    for (const [name, picture] of Object.entries(PICTURES)) {
      if (name === 'phone') continue;
      const { route, from = 'h1', width = PART_WIDTH } = picture;
      const prepare = prepared[name];
      const take = prepare ? partOfPanel(width) : partFrom(from, width);
      const options = { address, route, colorScheme, prepare, take, ...windowOf(width) };
      await write(name, await shoot(browser, options));
    }
    await write('phone', await shootPhones(browser, { address, colorScheme }));
  }
  writeFileSync(DIGESTS, `${JSON.stringify(digests(), null, 2)}\n`);
}
