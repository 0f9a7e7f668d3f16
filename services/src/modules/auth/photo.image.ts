import { readImage } from '../../platform/images/read-image.js';

const SQUARE = { edge: 512, shape: 'square', quality: 82 } as const;

export async function toSquarePhoto(file: Buffer, businessId: string): Promise<Buffer> {
  const [picture] = await readImage(file, { field: 'photo', businessId }, [SQUARE]);
  return picture.bytes;
}
