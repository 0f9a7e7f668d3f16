import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@clearcoat/sdk';
import { outbox } from '@clearcoat/sdk/offline';
import { toastError } from '@clearcoat/ui/core';
import type { JobPhoto, PhotoKind } from '../shared/job-area';
import { useWaitingOf, type JobOf } from '../shared/job-changes';
import { addedPhoto, deletedPhoto, MOST_PHOTOS, photosQuery } from './photos-api';
import { shrink } from './shrink';
import { takenAt } from './taken-at';

/** A photo queued on this device until it is online. */
export interface WaitingPhoto {
  id: string;
  kind: PhotoKind;
  file: Blob;
}

interface Chosen {
  kind: PhotoKind;
  at: number;
  files: readonly File[];
}

/** Sends each photo separately, so that a refused one does not block the others. */
async function sendAll(job: JobOf, { kind, at, files }: Chosen): Promise<void> {
  const refusals: unknown[] = [];
  for (const file of files) {
    try {
      const photo = await shrink(file);
      await outbox.deliver(addedPhoto(job, { kind, photo, takenAt: takenAt(file, at) }));
    } catch (error) {
      refusals.push(error);
    }
  }
  if (refusals.length > 0) throw refusals[0];
}

const tellOfRest = (count: number) =>
  toast({
    title: 'Not all photos were added',
    description: `A job has room for ${MOST_PHOTOS} photos. ${count} didn't fit.`,
    variant: 'destructive',
  });

const refuseOthers = () =>
  toast({ title: 'Please choose a photo: a JPEG, PNG, WebP or GIF file.', variant: 'destructive' });

/** A job's photos, including those queued on this device. */
export function usePhotos(job: JobOf) {
  const client = useQueryClient();
  const query = useQuery(photosQuery(job));
  const { data = [] } = query;
  const waiting = useWaitingOf(job.id);
  const refresh = () => client.invalidateQueries({ queryKey: photosQuery(job).queryKey });
  const adding = useMutation({
    mutationFn: (chosen: Chosen) => sendAll(job, chosen),
    onError: (error) => toastError(error, "That photo wasn't saved. Please try again."),
    onSettled: refresh,
  });
  const deleting = useMutation({
    mutationFn: (photoId: string) => outbox.deliver(deletedPhoto(job, photoId)),
    onError: (error) => toastError(error, "The photo wasn't deleted. Please try again."),
    onSettled: refresh,
  });
  const gone = new Set(
    waiting.flatMap(({ details }) => (details.type === 'photo-deleted' ? [details.photoId] : [])),
  );
  const photos: JobPhoto[] = data.filter(({ id }) => !gone.has(id));
  const kept: WaitingPhoto[] = waiting.flatMap(({ details, form }) => {
    const file = form?.['photo'];
    if (details.type !== 'photo' || typeof file !== 'object') return [];
    return [{ id: details.photoId, kind: details.kind, file }];
  });
  const room = MOST_PHOTOS - photos.length - kept.length;
  const add = (kind: PhotoKind, files: readonly File[]) => {
    if (files.length > room) tellOfRest(files.length - room);
    if (room > 0) adding.mutate({ kind, at: Date.now(), files: files.slice(0, room) });
  };
  return {
    query,
    photos,
    kept,
    room,
    /** Number of uploads of a kind in progress. */
    sending: (kind: PhotoKind) =>
      adding.isPending && adding.variables.kind === kind ? adding.variables.files.length : 0,
    isSending: adding.isPending,
    add,
    /** Adds those of the dropped files that are pictures. */
    drop(kind: PhotoKind, files: readonly File[]) {
      const pictures = files.filter(({ type }) => type.startsWith('image/'));
      if (pictures.length < files.length) refuseOthers();
      if (pictures.length > 0) add(kind, pictures);
    },
    remove: (photoId: string) => deleting.mutate(photoId),
  };
}
