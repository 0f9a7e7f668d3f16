import sharp from 'sharp';
import { decode, type ImageProblem } from './decode.js';

const WHOLE = { edge: 1600, shape: 'whole', quality: 80 } as const;
const SQUARE = { edge: 360, shape: 'square', quality: 72 } as const;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } });

/** A small JPEG whose frame header (FF C0) claims the largest size. */
async function ofHugeSize(): Promise<Buffer> {
  const file = await flat(40, 30).jpeg().toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
}

/** First bytes of a file. */
const startOf = async (file: Promise<Buffer>, bytes: number) => (await file).subarray(0, bytes);

async function outcomeOf(file: Buffer): Promise<ImageProblem | 'pictures'> {
  const decoded = await decode(file, [SQUARE]);
  return 'problem' in decoded ? decoded.problem : 'pictures';
}

const heic = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`)]);

describe('what is taken of a photo', () => {
  it('is upright, whole and square, in the order that was asked for', async () => {
    const photo = await flat(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const decoded = await decode(photo, [WHOLE, SQUARE]);
    const sizes =
      'pictures' in decoded && decoded.pictures.map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [800, 1600],
      [360, 360],
    ]);
  });

  it.each<[string, ImageProblem | 'pictures', () => Promise<Buffer> | Buffer]>([
    ['a JPEG whose header says 65,500 times 65,500', 'large', () => ofHugeSize()],
    ['a photo of an iPhone', 'heic', () => heic('heic')],
    ['another of an iPhone', 'heic', () => heic('mif1')],
    ['a TIFF', 'kind', () => flat(40, 30).tiff().toBuffer()],
    [
      'an SVG',
      'kind',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['text', 'kind', () => Buffer.from('hello')],
    ['nothing', 'kind', () => Buffer.alloc(0)],
    ['the header of a PNG alone', 'cut-off', () => startOf(flat(40, 30).png().toBuffer(), 20)],
    ['the header of a JPEG alone', 'cut-off', () => startOf(flat(40, 30).jpeg().toBuffer(), 30)],
    [
      'half of a JPEG',
      'pictures',
      async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
        const file = await sharp({
          create: { width: 400, height: 300, channels: 3, background: 'grey', noise },
        })
          .jpeg()
          .toBuffer();
        return file.subarray(0, file.length / 2);
      },
    ],
  ])('%s: %s', async (_what, outcome, make) => {
    expect(await outcomeOf(await make())).toBe(outcome);
  });
});
