import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { conflict, orNotFound } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { lockAppointment } from '../appointments.queries.js';
import type { Area } from '../areas/areas.js';
import { JobSights } from '../my-jobs/job-sights.js';
import { takenAt } from '../areas/said-at.js';
import type { JobPhoto, PhotoKind } from './dto/photo.dto.js';
import { toPictures } from './photo.image.js';
import { pathOfPhoto } from './photos.paths.js';
import {
  deletePhoto,
  findPhotos,
  findPicture,
  insertPhotos,
  type PhotoRow,
  type PictureSize,
} from './photos.queries.js';

const WHAT = 'This photo';
export const MOST_PHOTOS = 12;

/** One photo of one job, by the way on which somebody comes to it. */
export interface AskedPhoto {
  area: Area;
  jobId: string;
  id: string;
}

type AskedJob = Omit<AskedPhoto, 'id'>;

interface SentPhoto {
  kind: PhotoKind;
  takenAt: string | undefined;
  file: Buffer;
}

/** Photos of jobs: seen, added and taken away by whoever sees the job itself. */
@Injectable()
export class JobPhotos {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly sights: JobSights,
    private readonly audit: AuditTrail,
  ) {}

  async list(principal: Principal, { area, jobId }: AskedJob): Promise<JobPhoto[]> {
    const { find } = this.sights.of(principal, jobId, area.whose);
    const [job, rows] = await this.db.read(principal, (sql) =>
      Promise.all([find(sql), findPhotos(sql, principal.businessId, jobId)]),
    );
    orNotFound(job, area.what);
    return rows.map((row) => shown(row, { area, jobId }));
  }

  async picture(
    principal: Principal,
    { area, jobId, id }: AskedPhoto,
    size: PictureSize,
  ): Promise<Buffer> {
    const { businessId } = principal;
    const { find } = this.sights.of(principal, jobId, area.whose);
    const [job, bytes] = await this.db.read(principal, (sql) =>
      Promise.all([find(sql), findPicture(sql, { businessId, jobId, id }, size)]),
    );
    orNotFound(job, area.what);
    return orNotFound(bytes, WHAT);
  }

  /** Whoever sends one gives it its id, so that one that is sent again after a lost answer is there once. */
  async add(
    principal: Principal,
    { area, jobId, id }: AskedPhoto,
    { kind, takenAt: at, file }: SentPhoto,
  ): Promise<JobPhoto> {
    const { businessId, userId } = principal;
    const { find } = this.sights.of(principal, jobId, area.whose);
    orNotFound(await this.db.read(principal, find), area.what);
    const pictures = await toPictures(file);
    return this.db.tx(principal, async (tx) => {
      const job = orNotFound(await lockAppointment(tx.sql, businessId, jobId), area.what);
      const photos = () => findPhotos(tx.sql, businessId, jobId);
      const stored = await photos();
      const isThere = stored.some((photo) => photo.id === id);
      if (!isThere) {
        if (stored.length >= MOST_PHOTOS) throw tooMany();
        const moment = takenAt(at, { now: this.clock.now(), startsAt: job.startsAt });
        const taken = { appointment_id: jobId, taken_by: userId, created_at: moment };
        await insertPhotos(tx.sql, businessId, [{ ...pictures, ...taken, id, kind }]);
        const deed = { action: 'appointment.photo_added', subjectId: jobId };
        await this.audit.record(tx, principal, deed);
      }
      const added = (await photos()).find((photo) => photo.id === id);
      return shown(orNotFound(added, WHAT), { area, jobId });
    });
  }

  remove(principal: Principal, { area, jobId, id }: AskedPhoto): Promise<void> {
    const { businessId } = principal;
    const { find } = this.sights.of(principal, jobId, area.whose);
    return this.db.tx(principal, async (tx) => {
      orNotFound(await find(tx.sql), area.what);
      const isGone = await deletePhoto(tx.sql, { businessId, jobId, id });
      orNotFound(isGone || undefined, WHAT);
      const deed = { action: 'appointment.photo_removed', subjectId: jobId };
      await this.audit.record(tx, principal, deed);
    });
  }
}

const tooMany = () =>
  conflict(
    `A job has room for ${MOST_PHOTOS} photos. Please delete one before you add another.`,
    'too_many_photos',
  );

function shown({ at, ...photo }: PhotoRow, { area, jobId }: AskedJob): JobPhoto {
  const url = pathOfPhoto(area, jobId, photo.id);
  return { ...photo, at: at.toISOString(), url, thumbnailUrl: `${url}/thumbnail` };
}
