import { api, call, send } from '@clearcoat/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { JobArea, JobPhoto, PhotoKind } from '../shared/job-area';

/** As many as a job has room for. */
export const MOST_PHOTOS = 12;

/** A job, by the way on which somebody comes to it. */
export interface JobOf {
  area: JobArea;
  id: string;
}

export const photosQuery = ({ area, id }: JobOf) =>
  queryOptions({
    queryKey: [...area.key(id), 'photos'],
    queryFn: ({ signal }): Promise<JobPhoto[]> =>
      call(api.GET(`${area.calls}/photos`, { params: { path: { id } }, signal })),
  });

export interface NewPhoto {
  /** Given by us: one that is sent again is there once. */
  photoId: string;
  kind: PhotoKind;
  file: Blob;
}

export async function savePhoto({ area, id }: JobOf, photo: NewPhoto): Promise<void> {
  const { photoId, kind, file } = photo;
  const body = new FormData();
  body.append('kind', kind);
  body.append('photo', file);
  await send('PUT', `${area.calls}/photos/{photoId}`, { params: { path: { id, photoId } }, body });
}

export async function deletePhoto({ area, id }: JobOf, photoId: string): Promise<void> {
  const params = { path: { id, photoId } };
  await api.DELETE(`${area.calls}/photos/{photoId}`, { params });
}
