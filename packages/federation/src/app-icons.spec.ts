import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { appIcons } from './app-icons';
import { ROOT } from './workspace';

const source = (name: string) => readFileSync(path.join(ROOT, 'shell/src', name), 'utf8');

interface ManifestIcon {
  src: string;
  sizes: string;
  purpose?: string;
}

const manifest = JSON.parse(source('install/app.webmanifest')) as { icons: ManifestIcon[] };
const pages = source('index.html');

it('can be installed: its manifest is linked, and each icon of it is drawn as large as it says', async () => {
  expect(manifest).toMatchObject({
    ...{ name: 'Clearcoat', start_url: '/dashboard', scope: '/', display: 'standalone' },
  });
  expect(pages).toContain('<link rel="manifest" href="/app.webmanifest" />');
  const icons = await appIcons(source('favicon.svg'));
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
    const { width, height } = await sharp(icons[src.slice(1)]).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const [, touch = ''] = /rel="apple-touch-icon" href="\/([^"]+)"/.exec(pages) ?? [];
  expect(Object.keys(icons)).toContain(touch);
});

it('has its ground to the edge where a device cuts the icon itself', async () => {
  const icons = await appIcons(source('favicon.svg'));
  const cornerOf = async (name: string) => {
    const { data } = await sharp(icons[name])
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 4)];
  };
  expect(await cornerOf('icon-maskable-512.png')).toEqual([11, 18, 32, 255]);
  expect((await cornerOf('icon-512.png'))[3]).toBe(0);
});
