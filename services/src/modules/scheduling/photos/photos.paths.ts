import type { Area } from '../areas/areas.js';

/** Where a photo is, by the way on which somebody comes to its job. */
export const pathOfPhoto = ({ path }: Pick<Area, 'path'>, jobId: string, id: string): string =>
  `/${path}/${jobId}/photos/${id}`;
