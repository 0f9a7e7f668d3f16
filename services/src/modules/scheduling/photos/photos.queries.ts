import { insertRows, type Sql } from '../../../platform/database/index.js';
import type { FoundFile } from '../../../platform/files/index.js';
import { isOfSameVehicle } from '../appointment.sql.js';
import type { PhotoKind } from './dto/photo.dto.js';

export interface PhotoKey {
  businessId: string;
  jobId: string;
  id: string;
}

export interface PhotoRow {
  id: string;
  kind: PhotoKind;
  width: number;
  height: number;
  by: string | null;
  at: Date;
}

/** Photos in the order in which they were taken. */
export function findPhotos(sql: Sql, businessId: string, jobId: string): Promise<PhotoRow[]> {
  return sql<PhotoRow>(
    `select p.id, p.kind, p.width, p.height, p.created_at as at,
       nullif(trim(u.first_name || ' ' || u.last_name), '') as by
     from job_photos p left join users u on u.business_id = p.business_id and u.id = p.taken_by
     where p.business_id = $1 and p.appointment_id = $2 order by p.created_at, p.id`,
    [businessId, jobId],
  );
}

export type PictureSize = 'image' | 'thumbnail';

export async function findPicture(
  sql: Sql,
  { businessId, jobId, id }: PhotoKey,
  size: PictureSize,
): Promise<FoundFile | undefined> {
  const [row] = await sql<FoundFile>(
    `select f.id, f.bytes from job_photos p
     join stored_files f on f.business_id = p.business_id and f.id = p.${size}_file
     where p.business_id = $1 and p.appointment_id = $2 and p.id = $3`,
    [businessId, jobId, id],
  );
  return row;
}

/** Thumbnail of a photo after any appointment of the same vehicle. */
export async function findVehiclePicture(
  sql: Sql,
  { businessId, jobId, id }: PhotoKey,
): Promise<FoundFile | undefined> {
  const [row] = await sql<FoundFile>(
    `select f.id, f.bytes from appointments a
     join appointments o on o.business_id = $1 and ${isOfSameVehicle('o', 'a')}
     join job_photos p on p.business_id = $1 and p.appointment_id = o.id and p.kind = 'after'
     join stored_files f on f.business_id = $1 and f.id = p.thumbnail_file
     where a.business_id = $1 and a.id = $2 and p.id = $3`,
    [businessId, jobId, id],
  );
  return row;
}

export interface NewPhoto {
  id: string;
  appointment_id: string;
  kind: PhotoKind;
  taken_by: string | null;
  created_at: Date;
  width: number;
  height: number;
  image_file: string;
  thumbnail_file: string;
}

const COLUMNS = [
  ...(['id', 'appointment_id', 'kind', 'taken_by', 'created_at'] as const),
  ...(['width', 'height', 'image_file', 'thumbnail_file'] as const),
] as const;

export const insertPhotos = (sql: Sql, businessId: string, photos: NewPhoto[]): Promise<void> =>
  insertRows(sql, businessId, 'job_photos', COLUMNS, photos);

/** False if there was no such photo. */
export async function deletePhoto(sql: Sql, { businessId, jobId, id }: PhotoKey): Promise<boolean> {
  const rows = await sql(
    `delete from job_photos where business_id = $1 and appointment_id = $2 and id = $3
     returning id`,
    [businessId, jobId, id],
  );
  return rows.length === 1;
}
