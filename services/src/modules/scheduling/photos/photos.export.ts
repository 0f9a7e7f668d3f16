import type { Column } from '../../../platform/spreadsheets/column.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { OFFICE } from '../areas/areas.js';
import type { PhotoKind } from './dto/photo.dto.js';
import { pathOfPhoto } from './photos.paths.js';

/** A photo in a full export. A spreadsheet holds no pictures, so it has the path of each. */
interface ExportedPhoto {
  id: string;
  jobId: string;
  date: string;
  customer: string;
  service: string;
  kind: PhotoKind;
}

export const PHOTO_COLUMNS: Column<ExportedPhoto>[] = [
  { title: 'Date', value: ({ date }) => date, kind: 'date' },
  { title: 'Customer', value: ({ customer }) => customer, width: 28 },
  { title: 'Service', value: ({ service }) => service, width: 24 },
  { title: 'Taken', value: ({ kind }) => kind, width: 8 },
  { title: 'Picture', value: ({ id, jobId }) => pathOfPhoto(OFFICE, jobId, id), width: 60 },
];

export const allPhotos = ({ businessId, timeZone }: BusinessContext) => ({
  text: `select p.id, p.appointment_id as "jobId", c.name as customer, a.service_name as service,
       p.kind, to_char(a.starts_at at time zone $2, 'YYYY-MM-DD') as date
     from job_photos p
     join appointments a on a.business_id = p.business_id and a.id = p.appointment_id
     join contacts c on c.business_id = a.business_id and c.id = a.contact_id
     where p.business_id = $1 order by a.starts_at desc, p.created_at, p.id`,
  parameters: [businessId, timeZone],
});
