import type { Metadata } from 'sharp';
import { isTooLarge } from './image-cost.js';

const jpeg = { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: false } as const;
const progressive = { ...jpeg, isProgressive: true } as const;
const png = { ...jpeg, format: 'png' } as const;

it.each<[string, number, Partial<Metadata>, 'taken' | 'refused']>([
  ['a JPEG', 50, jpeg, 'taken'],
  ['a JPEG', 55, jpeg, 'refused'],
  ['a progressive JPEG of a phone', 48, { ...progressive, chromaSubsampling: '4:2:0' }, 'taken'],
  [
    'a progressive JPEG with full colour',
    24,
    { ...progressive, chromaSubsampling: '4:4:4' },
    'taken',
  ],
  [
    'a progressive JPEG with full colour',
    30,
    { ...progressive, chromaSubsampling: '4:4:4' },
    'refused',
  ],
  ['a progressive JPEG of a print shop', 24, { ...progressive, channels: 4 }, 'refused'],
  ['a PNG', 50, png, 'taken'],
  ['an interlaced PNG', 50, { ...png, isProgressive: true }, 'taken'],
  ['a PNG of 16 bits', 24, { ...png, depth: 'ushort' }, 'taken'],
  ['a PNG of 16 bits', 25, { ...png, depth: 'ushort' }, 'refused'],
  [
    'an interlaced PNG of 16 bits with transparency',
    24,
    { ...png, depth: 'ushort', channels: 4, isProgressive: true },
    'refused',
  ],
  ['a GIF', 24, { ...jpeg, format: 'gif' }, 'taken'],
  ['a GIF', 30, { ...jpeg, format: 'gif' }, 'refused'],
  ['an AVIF', 12, { ...jpeg, format: 'heif' }, 'taken'],
  ['an AVIF', 15, { ...jpeg, format: 'heif' }, 'refused'],
  ['a WebP', 50, { ...jpeg, format: 'webp' }, 'taken'],
  ['an animated WebP', 50, { ...jpeg, format: 'webp', pages: 3 }, 'refused'],
])('%s of %i megapixels is %4$s', (_what, megapixels, metadata, outcome) => {
  const size = { width: megapixels * 1000, height: 1000 };
  expect(isTooLarge({ ...metadata, ...size } as Metadata)).toBe(outcome === 'refused');
});
