import { readImage } from '../../../platform/images/read-image.js';

/** Large enough to show a scratch on a tablet. */
const LONG_EDGE = 1600;
const THUMBNAIL_SIDE = 360;

export interface Pictures {
  image: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** A picture that fits a screen, and the small one that stands for it. */
export const toPictures = (file: Buffer): Promise<Pictures> =>
  readImage(file, 'photo', async (upright) => {
    const { data: image, info } = await upright
      .clone()
      .resize(LONG_EDGE, LONG_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await upright
      .clone()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'cover' })
      .webp({ quality: 72 })
      .toBuffer();
    return { image, thumbnail, width: info.width, height: info.height };
  });
