import sharp from 'sharp';

interface AppIcon {
  pixels: number;
  /** With its ground to the edge and room around what is drawn: a device cuts it into its own shape. Default: false. */
  isMaskable?: boolean;
}

/** By the names under which browsers ask for them, as the app's manifest and page have it. */
const ICONS: Record<string, AppIcon> = {
  'icon-192.png': { pixels: 192 },
  'icon-512.png': { pixels: 512 },
  'icon-maskable-512.png': { pixels: 512, isMaskable: true },
  'icon-touch-180.png': { pixels: 180, isMaskable: true },
};

/** An eighth of its width at each side: what a round mask leaves of it has all that is drawn. */
const ROOM = 0.125;

const groundOf = (svg: string) => /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '#fff';

/** How many dots of the drawing come to an inch, so that it is drawn sharp at that size. */
const densityFor = (pixels: number) => (72 * pixels) / 32;

function drawn(svg: string, { pixels, isMaskable = false }: AppIcon): Promise<Buffer> {
  const inner = isMaskable ? Math.round(pixels * (1 - 2 * ROOM)) : pixels;
  const room = (pixels - inner) / 2;
  const [before, after] = [Math.floor(room), Math.ceil(room)];
  const icon = sharp(Buffer.from(svg), { density: densityFor(inner) }).resize(inner, inner);
  if (!isMaskable) return icon.png({ palette: true }).toBuffer();
  const background = groundOf(svg);
  return icon
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ palette: true })
    .toBuffer();
}

/**
 * The icons that an installed app is shown by, drawn from its favicon.
 *
 * @param svg - 32 units wide and high, on a ground of one colour
 * @example const icons = await appIcons(readFileSync('src/favicon.svg', 'utf8'));
 */
export async function appIcons(svg: string): Promise<Record<string, Buffer>> {
  const icons = Object.entries(ICONS).map(
    async ([name, icon]) => [name, await drawn(svg, icon)] as const,
  );
  return Object.fromEntries(await Promise.all(icons));
}
