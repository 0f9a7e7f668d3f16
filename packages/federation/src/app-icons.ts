import sharp from 'sharp';

interface AppIcon {
  pixels: number;
  /**
   * With a full-bleed background and a margin around the drawing, since devices mask the icon.
   * Default: false.
   */
  isMaskable?: boolean;
}

/** Icon files by the names used in the manifest and the page. */
const ICONS: Record<string, AppIcon> = {
  'icon-192.png': { pixels: 192 },
  'icon-512.png': { pixels: 512 },
  'icon-maskable-512.png': { pixels: 512, isMaskable: true },
  'icon-touch-180.png': { pixels: 180, isMaskable: true },
};

/** Margin of an eighth at each side, so that a round mask does not cut the drawing. */
const ROOM = 0.125;

const groundOf = (svg: string) => /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '#fff';

/** SVG density that renders sharply at this size. */
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
 * Icons of the installed app, rendered from the favicon.
 *
 * @param svg - 32 by 32 units, on a background of one colour
 * @example const icons = await appIcons(readFileSync('src/favicon.svg', 'utf8'));
 */
export async function appIcons(svg: string): Promise<Record<string, Buffer>> {
  const icons = Object.entries(ICONS).map(
    async ([name, icon]) => [name, await drawn(svg, icon)] as const,
  );
  return Object.fromEntries(await Promise.all(icons));
}
