import { invalidFields } from '../errors/app-error.js';
import type { ImageProblem, Picture, Rendition } from './decode.js';
import { Decoder } from './decoder.js';
import { FairTurns } from './fair-turns.js';

export type { Picture, Rendition };

const REFUSALS: Record<ImageProblem, string> = {
  kind: 'Please choose a photo: a JPEG, PNG, WebP or GIF file.',
  heic:
    "This photo is in HEIC, the format of iPhones, which can't be shown here. Please send it as a JPEG: " +
    'on the iPhone choose Settings, Camera, Formats, Most Compatible, or export the photo as JPEG.',
  large:
    'This photo is too large to be read. Please send a smaller copy: one of 12 megapixels can always be read.',
  'cut-off':
    'This photo did not arrive whole. Please choose a photo again, and wait until it is sent.',
};

/** A business may queue the photos of one appointment. */
const turns = new FairTurns(
  { waitingEach: 12, waiting: 60 },
  'Many photos are arriving right now. Please send this one again in a few seconds.',
);
const decoder = new Decoder();

interface Source {
  /** Form field of the file, for the refusal. */
  field: string;
  businessId: string;
}

/**
 * Generates the variants of an uploaded photo: upright, as WebP, without metadata such as location and
 * camera. Businesses take turns.
 *
 * @returns one picture for each rendition, in their order
 * @throws AppError 422 on the field for a file that is no photo; 429 when too many photos wait
 */
export async function readImage<const Renditions extends readonly Rendition[]>(
  file: Buffer,
  { field, businessId }: Source,
  renditions: Renditions,
): Promise<{ [Index in keyof Renditions]: Picture }> {
  const decoded = await turns.run(businessId, () => decoder.decode(file, [...renditions]));
  if ('problem' in decoded) throw invalidFields({ [field]: REFUSALS[decoded.problem] });
  return decoded.pictures as { [Index in keyof Renditions]: Picture };
}
