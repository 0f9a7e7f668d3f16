import type { Area } from '../areas/areas.js';

/** API path of a photo, in the area from which its appointment is opened. */
export const pathOfPhoto = ({ path }: Pick<Area, 'path'>, jobId: string, id: string): string =>
  `/${path}/${jobId}/photos/${id}`;
