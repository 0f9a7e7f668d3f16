/**
 * `npm run shots -- --links`: link preview pictures of the public pages, 1200 by 630 pixels. Only
 * pages with a new title are redrawn; with `--all` every page.
 */
import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT, say } from './bootstrap.mjs';
import { launchBrowser } from './shots-take.mjs';

const sharp = createRequire(path.join(ROOT, 'services/package.json'))('sharp');
const SIZE = { width: 1200, height: 630 };
/** Palette size: a few blues, their shades, and amber. */
const COLORS = 64;

const FONTS = { Archivo: 'archivo', Inter: 'inter' };
const fontFaces = Object.entries(FONTS).map(([family, name]) => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const data = readFileSync(path.join(ROOT, file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
});

const BEADS = [
  [900, 90, 26],
  [1080, 170, 40],
  [1010, 300, 16],
  [1130, 330, 22],
  [820, 190, 12],
  [960, 210, 10],
  [1150, 60, 14],
  [70, 560, 18],
  [180, 600, 10],
];
/** Reflection in flat bands, because a gradient would double the file size. */
const SWEEPS = `<path d="M700 0h220L560 630H340z" fill="#10223f" /><path d="M980 0h90L710 630h-90z" fill="#132848" />`;
const bead = ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#bead)" />`;
const drawings = readFileSync(path.join(ROOT, 'packages/ui/src/icons/vehicles.svg'), 'base64');
/** The same vehicle as in the product. */
const CAR = `data:image/svg+xml;base64,${drawings}#coupe-blue`;

const picture = ({ title }) => `<!doctype html><style>
  ${fontFaces.join('\n')}
  body { box-sizing: border-box; margin: 0; width: 1200px; height: 630px; padding: 72px 80px; overflow: hidden;
    position: relative; background: #0b1830; color: #fff; font-family: Inter; }
  svg.ground { position: absolute; inset: 0; }
  .mark { display: flex; gap: 16px; align-items: center; font: 700 34px Archivo; position: relative; }
  h1 { position: relative; max-width: 900px; margin: 64px 0 0; font: 800 74px/1.08 Archivo; letter-spacing: -0.015em; text-wrap: balance; }
  h1.long { font-size: 60px; }
  p { position: relative; max-width: 620px; margin: 28px 0 0; color: #a9b7cc; font-size: 27px; line-height: 1.42;
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
  i { position: absolute; left: 80px; bottom: 0; width: 180px; height: 8px; background: #ffb020; }
</style>
<svg class="ground" viewBox="0 0 1200 630">
  <defs>
    <radialGradient id="bead" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".55" />
      <stop offset=".22" stop-color="#cfe4ff" stop-opacity=".14" /><stop offset="1" stop-color="#7db7ff" stop-opacity=".16" /></radialGradient>
  </defs>
  ${SWEEPS}${BEADS.map(bead).join('')}<image x="690" y="392" width="492" href="${CAR}" />
</svg>
<div class="mark"><svg width="46" height="46" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#1f6fd0" />
  <path d="M16 5.5c4.3 5 7.2 8.7 7.2 12.6a7.2 7.2 0 0 1-14.4 0c0-3.9 2.9-7.6 7.2-12.6z" fill="#fff" /></svg>Clearcoat</div>
<h1${title.length > 34 ? ' class="long"' : ''}></h1><p></p><i></i>`;

async function draw(browser, page) {
  const tab = await browser.newPage({ viewport: SIZE });
  await tab.setContent(picture(page));
  await tab.locator('h1').evaluate((element, text) => (element.textContent = text), page.title);
  await tab
    .locator('p')
    .evaluate((element, text) => (element.textContent = text), page.description);
  await tab.evaluate(() => globalThis.document.fonts.ready);
  const png = await tab.screenshot();
  await tab.close();
  return sharp(Buffer.from(png))
    .png({ palette: true, colours: COLORS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** @param {boolean} all also pages whose picture has their present title */
export async function shootForLinks(all) {
  // Without `"type": "module"` in the package the import has only a default export.
  const { default: table } = await tsImport('../mfe-marketing/src/pages.ts', import.meta.url);
  const pages = table.default ?? table;
  const { GENERAL, pictureFile, PICTURES } = await tsImport(
    '../mfe-marketing/src/pictures/picture-of.ts',
    import.meta.url,
  );
  const [home] = pages;
  const wanted = new Map([[GENERAL, { ...home, title: 'Software for auto detailers' }]]);
  for (const page of pages.filter(({ hidden }) => !hidden)) wanted.set(pictureFile(page), page);
  const there = readdirSync(PICTURES).filter((file) => file.endsWith('.png'));
  for (const file of there) if (!wanted.has(file)) rmSync(path.join(PICTURES, file));
  const browser = await launchBrowser();
  for (const [file, page] of wanted) {
    if (!all && there.includes(file)) continue;
    writeFileSync(path.join(PICTURES, file), await draw(browser, page));
    say(`${file}, ${Math.round(statSync(path.join(PICTURES, file)).size / 1024)} KB`);
  }
  await browser.close();
}
