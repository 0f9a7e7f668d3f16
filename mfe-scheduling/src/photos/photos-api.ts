import { api, newId } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { readOrRecall, type Change } from '@clearcoat/sdk/offline';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, changeOf, type JobOf } from '../shared/job-changes';
import type { JobPhoto, PhotoKind } from '../shared/job-area';

/** Maximum photos of a job. */
export const MOST_PHOTOS = 12;

export const photosQuery = ({ area, id }: JobOf) =>
  queryOptions({
    queryKey: [...area.key(id), 'photos'],
    queryFn: ({ signal }): Promise<JobPhoto[]> =>
      readOrRecall(`photos ${id}`, () =>
        callAs(
          listOf(shapes.JobPhoto),
          api.GET(`${area.calls}/photos`, { params: { path: { id } }, signal }),
        ),
      ),
  });

export interface NewPhoto {
  kind: PhotoKind;
  takenAt: string;
  photo: Blob;
}

/** The client creates the id, so that a retry does not add the photo twice. */
export function addedPhoto(job: JobOf, { kind, takenAt, photo }: NewPhoto): Change {
  const photoId = newId();
  return changeOf(
    job,
    { type: 'photo', photoId, kind },
    {
      label: `A photo from ${kind}`,
      method: 'PUT',
      address: addressOf(job, `/photos/${photoId}`),
      form: { kind, takenAt, photo },
    },
  );
}

export const deletedPhoto = (job: JobOf, photoId: string): Change =>
  changeOf(
    job,
    { type: 'photo-deleted', photoId },
    {
      label: 'A photo to delete',
      method: 'DELETE',
      address: addressOf(job, `/photos/${photoId}`),
    },
  );
