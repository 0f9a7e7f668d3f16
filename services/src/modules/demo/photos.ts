import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { decode, type Picture } from '../../platform/images/decode.js';
import type { StoredFile } from '../../platform/files/index.js';
import {
  PHOTO_RENDITIONS,
  type NewAppointment,
  type NewPhoto,
  type Pictures,
} from '../scheduling/index.js';
import { drawnCar, lookOf, type CarLook, type Finish, type SampleVehicle } from './drawn-car.js';

/** Number of latest appointments with photos and ticked steps. */
const WITH_PHOTOS = 8;

type Job = Pick<NewAppointment, 'id' | 'status' | 'starts_at' | 'ends_at'>;

const made = new Map<string, Promise<Pictures>>();

/** Cached picture, since all sandboxes share a few of them. */
function pictureOf(look: CarLook, finish: Finish): Promise<Pictures> {
  const key = `${look.paint} ${look.body} ${finish}`;
  const known = made.get(key);
  if (known) return known;
  const making = draw(drawnCar(look, finish));
  made.set(key, making);
  return making;
}

async function draw(svg: string): Promise<Pictures> {
  const decoded = await decode(await sharp(Buffer.from(svg)).png().toBuffer(), [
    ...PHOTO_RENDITIONS,
  ]);
  if ('problem' in decoded) throw new Error(`A drawn car can't be read: ${decoded.problem}.`);
  const [image, thumbnail] = decoded.pictures as [Picture, Picture];
  return { image, thumbnail };
}

/** Latest appointments that have begun, newest first. */
export const latestBegun = <J extends Job>(jobs: readonly J[], now: Date): J[] =>
  jobs
    .filter(({ status, starts_at: start }) => status !== 'cancelled' && start <= now)
    .toSorted((one, other) => other.starts_at.getTime() - one.starts_at.getTime())
    .slice(0, WITH_PHOTOS);

interface DrawnPhoto {
  photo: NewPhoto;
  files: StoredFile[];
}

/** Photos of appointments with their files: one before the work, and one after it if completed. */
export async function photosOf(jobs: readonly (Job & SampleVehicle)[]): Promise<DrawnPhoto[]> {
  const photos = jobs.map(async (job) => {
    const { id, status, starts_at: start, ends_at: end } = job;
    const look = lookOf(job);
    const before = { appointment_id: id, kind: 'before' as const, created_at: start };
    const photo = drawn(before, await pictureOf(look, 'dull'));
    if (status !== 'completed') return [photo];
    const after = { appointment_id: id, kind: 'after' as const, created_at: end };
    return [photo, drawn(after, await pictureOf(look, 'glossy'))];
  });
  return (await Promise.all(photos)).flat();
}

function drawn(
  taken: Pick<NewPhoto, 'appointment_id' | 'kind' | 'created_at'>,
  { image, thumbnail }: Pictures,
): DrawnPhoto {
  const [imageFile, thumbnailFile] = [image, thumbnail].map(({ bytes }) => ({
    id: randomUUID(),
    content_type: 'image/webp',
    size: bytes.length,
    bytes,
    created_at: taken.created_at,
  })) as [StoredFile, StoredFile];
  return {
    photo: {
      ...{ ...taken, id: randomUUID(), taken_by: null },
      ...{ width: image.width, height: image.height },
      ...{ image_file: imageFile.id, thumbnail_file: thumbnailFile.id },
    },
    files: [imageFile, thumbnailFile],
  };
}
