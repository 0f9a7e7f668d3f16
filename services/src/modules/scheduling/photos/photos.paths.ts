import type { Area } from '../areas/areas.js';

/** API path of a photo, in the area from which its appointment is opened. */
export const pathOfPhoto = ({ path }: Pick<Area, 'path'>, jobId: string, id: string): string =>
  `/${path}/${jobId}/photos/${id}`;

/** API path of a photo of an appointment's vehicle. Another appointment may own the photo. */
export const pathOfVehiclePhoto = (
  { path }: Pick<Area, 'path'>,
  jobId: string,
  id: string,
): string => `/${path}/${jobId}/vehicle-photo/${id}`;
