import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { toPictures, type NewAppointment, type NewPhoto } from '../scheduling/index.js';
import { DRAWN_CARS, drawnCar, type Finish } from './drawn-car.js';

/** So many of the latest jobs have photos and ticks. */
const WITH_PHOTOS = 8;

type Job = Pick<NewAppointment, 'id' | 'status' | 'starts_at' | 'ends_at'>;

type Pictures = Awaited<ReturnType<typeof toPictures>>;

const made = new Map<string, Promise<Pictures>>();

/** Whoever tries the product gets the same few pictures: each is made once. */
function pictureOf(car: number, finish: Finish): Promise<Pictures> {
  const key = `${car % DRAWN_CARS} ${finish}`;
  const known = made.get(key);
  if (known) return known;
  const drawing = Buffer.from(drawnCar(car % DRAWN_CARS, finish));
  const making = sharp(drawing).png().toBuffer().then(toPictures);
  made.set(key, making);
  return making;
}

/** The jobs that were begun last, the latest first. */
export const latestBegun = <J extends Job>(jobs: readonly J[], now: Date): J[] =>
  jobs
    .filter(({ status, starts_at: start }) => status !== 'cancelled' && start <= now)
    .toSorted((one, other) => other.starts_at.getTime() - one.starts_at.getTime())
    .slice(0, WITH_PHOTOS);

/** What was photographed at jobs: before they began, and those that are done afterwards, too. */
export async function photosOf(jobs: readonly Job[]): Promise<NewPhoto[]> {
  const photos = jobs.map(async ({ id, status, starts_at: start, ends_at: end }, car) => {
    const base = { appointment_id: id, taken_by: null };
    const before = { ...base, id: randomUUID(), kind: 'before' as const, created_at: start };
    const photo = { ...before, ...(await pictureOf(car, 'dull')) };
    if (status !== 'completed') return [photo];
    const after = { ...base, id: randomUUID(), kind: 'after' as const, created_at: end };
    return [photo, { ...after, ...(await pictureOf(car, 'glossy')) }];
  });
  return (await Promise.all(photos)).flat();
}
