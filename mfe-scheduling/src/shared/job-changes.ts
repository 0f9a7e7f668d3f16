import { newId } from '@clearcoat/api-client';
import { useWaiting, type Change, type WaitingChange } from '@clearcoat/sdk/query';
import { useMemo } from 'react';
import type { JobArea, PhotoKind } from './job-area';

/** A job, by the way on which somebody comes to it. */
export interface JobOf {
  area: JobArea;
  id: string;
}

/** What a change of a job is, for as long as it is not sent. */
export type JobChange =
  | { type: 'photo'; photoId: string; kind: PhotoKind }
  | { type: 'photo-deleted'; photoId: string }
  | { type: 'tick'; label: string; done: boolean };

export type WaitingJobChange = WaitingChange & { details: JobChange };

/** Changes of one job are sent in their order, on whichever way it was come to. */
const subjectOf = (id: string) => `job ${id}`;

export const addressOf = ({ area, id }: JobOf, rest: string) =>
  area.calls.replace('{id}', encodeURIComponent(id)) + rest;

/** @param details - what it changes, as it is shown until it is sent */
export const changeOf = (
  { id }: JobOf,
  details: JobChange,
  call: Omit<Change, 'id' | 'subject' | 'details'>,
): Change => ({ ...call, id: newId(), subject: subjectOf(id), details });

/** What was changed of a job on this device, and is not sent yet. */
export function useWaitingOf(id: string): WaitingJobChange[] {
  const waiting = useWaiting();
  return useMemo(
    () =>
      waiting.filter(
        (change): change is WaitingJobChange => change.subject === subjectOf(id) && !change.refusal,
      ),
    [waiting, id],
  );
}
