import sharp, { type Metadata, type ResizeOptions } from 'sharp';
import { isTooLarge } from './image-cost.js';

/** Variant to generate from a photo. */
export interface Rendition {
  /** Pixels of the longer edge, or of both edges of a square. */
  edge: number;
  shape: 'whole' | 'square';
  /** WebP quality, 1 to 100. */
  quality: number;
}

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Reason why a file cannot be decoded. */
export type ImageProblem = 'kind' | 'heic' | 'large' | 'cut-off';

export type Decoded = { pictures: Picture[] } | { problem: ImageProblem };

/** No SVG: an SVG may load and run other things. */
const FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif']);

sharp.cache(false);
sharp.concurrency(1);

/** A truncated file yields the rows that arrived; the rest is grey. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'none', limitInputPixels: false });

/** ISO base media files have their brand in bytes 8 to 12. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12)) &&
  !bytes.toString('latin1', 8, 64).includes('avif');

const START_OF_A_PHOTO = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s;

/**
 * Generates the variants of a photo: upright, as WebP, without metadata. The photo is decoded once, for
 * the first variant; the others are made from that one.
 */
export async function decode(bytes: Buffer, renditions: Rendition[]): Promise<Decoded> {
  if (isHeic(bytes)) return { problem: 'heic' };
  const isPhoto = START_OF_A_PHOTO.test(bytes.toString('latin1', 0, 16));
  try {
    const metadata = await open(bytes).metadata();
    const problem = problemOf(metadata);
    if (problem) return { problem };
    return { pictures: await makePictures(bytes, renditions) };
  } catch {
    return { problem: isPhoto ? 'cut-off' : 'kind' };
  }
}

function problemOf(metadata: Metadata): ImageProblem | undefined {
  if (!FORMATS.has(metadata.format)) return 'kind';
  return isTooLarge(metadata) ? 'large' : undefined;
}

async function makePictures(photo: Buffer, renditions: Rendition[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { edge, shape, quality } of renditions) {
    const fit: ResizeOptions =
      shape === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true };
    const { data, info } = await open(pictures[0]?.bytes ?? photo)
      .autoOrient()
      .resize(edge, edge, fit)
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    pictures.push({ bytes: data, width: info.width, height: info.height });
  }
  return pictures;
}
