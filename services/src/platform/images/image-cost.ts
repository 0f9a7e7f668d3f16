import type { Metadata } from 'sharp';

/** Pixel limit, since decoding time grows with the pixels. */
const MAX_PIXELS = 50_000_000;
/** Lower limit, because 16-bit channels take about four times as long as 8-bit ones. */
const MAX_PIXELS_OF_16_BITS = 24_000_000;
/** Lower limit, because AV1 decoders hold several frames. */
const MAX_PIXELS_OF_AVIF = 12_500_000;
/**
 * Enough for a progressive JPEG of 24 megapixels with full colour, or of 48 with subsampled colour as
 * phones make them.
 */
const MAX_HELD_BYTES = 160_000_000;

const BYTES_OF_DEPTH: Record<string, number> = { ushort: 2, short: 2, uint: 4, float: 4 };

/** Coefficients per pixel. Subsampled colour counts half or a quarter. */
function coefficients({ channels, chromaSubsampling }: Metadata): number {
  if (chromaSubsampling === '4:2:0') return 1.5;
  return chromaSubsampling === '4:2:2' ? 2 : channels;
}

/** Bytes per pixel of formats that must be held in memory as a whole; 0 for row-by-row decoding. */
function heldBytesPerPixel(metadata: Metadata): number {
  const { format, isProgressive, channels, depth, pages = 1 } = metadata;
  if (format === 'jpeg' && isProgressive) return 2 * coefficients(metadata);
  if (format === 'png' && isProgressive) return channels * (BYTES_OF_DEPTH[depth] ?? 1);
  if (format === 'gif') return 6.5;
  return pages > 1 ? 4 : 0;
}

/** Whether decoding would take too much memory or time, judged by the header alone. */
export function isTooLarge(metadata: Metadata): boolean {
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS) return true;
  if (metadata.format === 'heif' && pixels > MAX_PIXELS_OF_AVIF) return true;
  if (metadata.depth !== 'uchar' && pixels > MAX_PIXELS_OF_16_BITS) return true;
  return pixels * heldBytesPerPixel(metadata) > MAX_HELD_BYTES;
}
