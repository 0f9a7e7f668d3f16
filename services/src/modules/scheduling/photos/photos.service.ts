import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { conflict, orNotFound } from '../../../platform/errors/app-error.js';
import { Files, type FoundFile } from '../../../platform/files/index.js';
import type { Picture } from '../../../platform/images/read-image.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { lockAppointment } from '../appointments.queries.js';
import type { Area } from '../areas/areas.js';
import { JobNews } from '../job-news.js';
import { JobSights } from '../my-jobs/job-sights.js';
import { takenAt } from '../areas/said-at.js';
import type { JobPhoto, PhotoKind } from './dto/photo.dto.js';
import { toPictures } from './photo.image.js';
import { pathOfPhoto } from './photos.paths.js';
import {
  deletePhoto,
  findPhotos,
  findPicture,
  findVehiclePicture,
  insertPhotos,
  type PhotoKey,
  type PhotoRow,
  type PictureSize,
} from './photos.queries.js';

const WHAT = 'This photo';
export const MOST_PHOTOS = 12;

/** A photo of an appointment, and the area that it is opened from. */
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

/** Photos of appointments. Everybody who can see an appointment can view, add and delete its photos. */
@Injectable()
export class JobPhotos {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly sights: JobSights,
    private readonly audit: AuditTrail,
    private readonly files: Files,
    private readonly limits: RateLimit,
    private readonly news: JobNews,
  ) {}

  async list(principal: Principal, { area, jobId }: AskedJob): Promise<JobPhoto[]> {
    const { find } = this.sights.of(principal, jobId, area.whose);
    const [job, rows] = await this.db.read(principal, (sql) =>
      Promise.all([find(sql), findPhotos(sql, principal.businessId, jobId)]),
    );
    orNotFound(job, area.what);
    return rows.map((row) => shown(row, { area, jobId }));
  }

  picture(principal: Principal, photo: AskedPhoto, size: PictureSize): Promise<Buffer> {
    return this.read(principal, photo, (sql, key) => findPicture(sql, key, size));
  }

  vehiclePicture(principal: Principal, photo: AskedPhoto): Promise<Buffer> {
    return this.read(principal, photo, findVehiclePicture);
  }

  private async read(
    principal: Principal,
    { area, jobId, id }: AskedPhoto,
    findFile: (sql: Sql, key: PhotoKey) => Promise<FoundFile | undefined>,
  ): Promise<Buffer> {
    const { businessId } = principal;
    const { find } = this.sights.of(principal, jobId, area.whose);
    const [job, file] = await this.db.read(principal, (sql) =>
      Promise.all([find(sql), findFile(sql, { businessId, jobId, id })]),
    );
    orNotFound(job, area.what);
    return this.files.read(businessId, orNotFound(file, WHAT));
  }

  /** The sender chooses the id, so a photo that is sent again after a lost answer is there once. */
  async add(
    principal: Principal,
    { area, jobId, id }: AskedPhoto,
    { kind, takenAt: at, file }: SentPhoto,
  ): Promise<JobPhoto> {
    const { businessId, userId } = principal;
    const place = { area, jobId };
    const stored = await this.findOrMakeRoom(principal, { ...place, id });
    if (stored) return shown(stored, place);
    const pictures = await toPictures(file, businessId);
    const [image, thumbnail] = await Promise.all([
      this.files.prepare(businessId, webp(pictures.image)),
      this.files.prepare(businessId, webp(pictures.thumbnail)),
    ]);
    return this.db.tx(principal, async (tx) => {
      const job = orNotFound(await lockAppointment(tx.sql, businessId, jobId), area.what);
      const photos = await findPhotos(tx.sql, businessId, jobId);
      if (!hasPhoto(photos, id)) {
        assertRoom(photos);
        await this.files.attach(tx.sql, businessId, [image, thumbnail]);
        const taken = {
          created_at: takenAt(at, { now: this.clock.now(), startsAt: job.startsAt }),
          taken_by: userId,
          appointment_id: jobId,
          ...{ width: pictures.image.width, height: pictures.image.height },
          ...{ image_file: image.id, thumbnail_file: thumbnail.id },
        };
        await insertPhotos(tx.sql, businessId, [{ ...taken, id, kind }]);
        const deed = { action: 'appointment.photo_added', subjectId: jobId };
        await this.audit.record(tx, principal, deed);
        const { find } = this.sights.of(principal, jobId, area.whose);
        const seen = orNotFound(await find(tx.sql), area.what);
        await this.news.tell(tx, principal, seen, 'photographed', this.clock.now());
      }
      const added = (await findPhotos(tx.sql, businessId, jobId)).find((photo) => photo.id === id);
      return shown(orNotFound(added, WHAT), place);
    });
  }

  /**
   * The photo, if it was stored before. Otherwise checks all limits first, because decoding a photo
   * costs more than its size suggests.
   */
  private async findOrMakeRoom(
    principal: Principal,
    { area, jobId, id }: AskedPhoto,
  ): Promise<PhotoRow | undefined> {
    const { businessId, userId } = principal;
    const { find } = this.sights.of(principal, jobId, area.whose);
    const [job, photos] = await this.db.read(principal, (sql) =>
      Promise.all([find(sql), findPhotos(sql, businessId, jobId)]),
    );
    orNotFound(job, area.what);
    const stored = photos.find((photo) => photo.id === id);
    if (stored) return stored;
    assertRoom(photos);
    await this.db.read(principal, (sql) => this.files.assertRoom(sql, businessId));
    await this.limits.consume('photo', { account: userId, business: businessId });
    return undefined;
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

const hasPhoto = (photos: PhotoRow[], id: string) => photos.some((photo) => photo.id === id);

function assertRoom(photos: PhotoRow[]): void {
  if (photos.length >= MOST_PHOTOS) throw tooMany();
}

const webp = ({ bytes }: Picture) => ({ bytes, contentType: 'image/webp' });

function shown({ at, ...photo }: PhotoRow, { area, jobId }: AskedJob): JobPhoto {
  const url = pathOfPhoto(area, jobId, photo.id);
  return { ...photo, at: at.toISOString(), url, thumbnailUrl: `${url}/thumbnail` };
}
