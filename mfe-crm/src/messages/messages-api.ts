import { api, newId, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import type { Change } from '@clearcoat/sdk/offline';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';

export type JobMessages = Schema<'JobMessages'>;
export type LoggedMessage = JobMessages['messages'][number];
export type ReadyMessage = Schema<'ReadyMessage'>;

/** A job, and whether the calls are those of My Jobs. */
export interface JobOf {
  id: string;
  isOwn: boolean;
}

export const messagesQuery = ({ id, isOwn }: JobOf) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'messages', id, isOwn }),
    queryFn: ({ signal }): Promise<JobMessages> => {
      const params = { path: { id } };
      return callAs(
        shapes.JobMessages,
        isOwn
          ? api.GET('/api/my-jobs/{id}/messages', { params, signal })
          : api.GET('/api/appointments/{id}/messages', { params, signal }),
      );
    },
  });

export const remindersQuery = () =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'reminders' }),
    queryFn: ({ signal }) => callAs(shapes.ReminderList, api.GET('/api/reminders', { signal })),
  });

/** Subject of a job's messages among the queued changes. */
export const subjectOf = (id: string) => `messages of job ${id}`;

const ids = new WeakMap<ReadyMessage, string>();

/** Id of the change; the same one for a second tap, which is no second message. */
function idOf(ready: ReadyMessage): string {
  const id = ids.get(ready) ?? newId();
  ids.set(ready, id);
  return id;
}

/** Record that a message was handed to the device's own program. */
export function handedOver({ id, isOwn }: JobOf, ready: ReadyMessage): Change {
  const { to: _known, ...body } = ready;
  const area = isOwn ? '/my-jobs' : '/appointments';
  const path = `${area}/${encodeURIComponent(id)}`;
  return {
    id: idOf(ready),
    subject: subjectOf(id),
    label: ready.channel === 'sms' ? 'Text handed over' : 'Email handed over',
    text: ready.text,
    path,
    method: 'POST',
    address: `/api${path}/messages`,
    body,
  };
}
