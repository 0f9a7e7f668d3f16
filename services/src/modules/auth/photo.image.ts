import sharp from 'sharp';
import { invalidFields } from '../../platform/errors/app-error.js';

const SIDE = 512;
/** A small file can unpack into more pixels than the memory holds. */
const MAX_PIXELS = 50_000_000;
/** No SVG: it is a program of sorts, and nobody's photo. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const notAPhoto = () =>
  invalidFields({ photo: 'Please choose a photo: a JPEG, PNG, WebP or GIF file.' });

/** A square of one size and one format, upright, without a word about where it was taken. */
export async function toSquarePhoto(file: Buffer): Promise<Buffer> {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS });
    const { format } = await image.metadata();
    if (FORMATS.has(format)) {
      return await image
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    }
  } catch {
    // Not an image, a broken one, or one that is too big to unpack.
  }
  throw notAPhoto();
}
