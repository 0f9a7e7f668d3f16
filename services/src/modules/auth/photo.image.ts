import { readImage } from '../../platform/images/read-image.js';

const SIDE = 512;

/** A square of one size and one format. */
export const toSquarePhoto = (file: Buffer): Promise<Buffer> =>
  readImage(file, 'photo', (image) =>
    image.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
  );
