import sharp, { type Sharp } from 'sharp';
import { invalidFields } from '../errors/app-error.js';
import { busy, Semaphore } from '../semaphore/semaphore.js';

/** A small file can unpack into more pixels than the memory holds. */
const MAX_PIXELS = 50_000_000;
/** No SVG: it is a program of sorts, and nobody's photo. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** One of the largest takes some 200 MB while it is unpacked. */
const turns = new Semaphore({ atOnce: 2, waiting: 30 }, () =>
  busy('Many photos are arriving right now. Please send this one again in a few seconds.'),
);

/**
 * Makes pictures of our own of a photo that was sent: upright, and without a word about where and with what it was taken,
 * as nothing is copied but its pixels.
 *
 * @param field - of the form that the photo came in, for the refusal of what is none
 */
export async function readImage<Made>(
  file: Buffer,
  field: string,
  make: (upright: Sharp) => Promise<Made>,
): Promise<Made> {
  return turns.run(async () => {
    try {
      const image = sharp(file, { limitInputPixels: MAX_PIXELS });
      const { format } = await image.metadata();
      if (FORMATS.has(format)) return await make(image.autoOrient());
    } catch {
      // Not an image, a broken one, or one that is too big to unpack.
    }
    throw invalidFields({ [field]: 'Please choose a photo: a JPEG, PNG, WebP or GIF file.' });
  });
}
