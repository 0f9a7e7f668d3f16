import { readImage, type Picture, type Rendition } from '../../../platform/images/read-image.js';

/** The image is large enough to show a scratch on a tablet. Tiles crop the thumbnail. */
export const PHOTO_RENDITIONS = [
  { edge: 1600, shape: 'whole', quality: 80 },
  { edge: 480, shape: 'whole', quality: 72 },
] as const satisfies Rendition[];

export interface Pictures {
  image: Picture;
  thumbnail: Picture;
}

export async function toPictures(file: Buffer, businessId: string): Promise<Pictures> {
  const source = { field: 'photo', businessId };
  const [image, thumbnail] = await readImage(file, source, PHOTO_RENDITIONS);
  return { image, thumbnail };
}
