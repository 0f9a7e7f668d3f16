import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import type { IsoDate } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { queryOptions } from '@tanstack/react-query';
import type { Appointment } from '../../shared/appointments-api';

export type ProposedMove = Schema<'ProposedMove'>;
export type MovesInput = Schema<'MovesInput'>;
export type MoveInput = Schema<'MoveInput'>;

interface Asked {
  from: IsoDate;
  to: IsoDate;
  crewId: string | undefined;
}

export const movesQuery = (asked: Asked) =>
  queryOptions({
    queryKey: queryKeys.appointments({ view: 'moves', ...asked }),
    queryFn: async ({ signal }): Promise<ProposedMove[]> => {
      const answer = api.GET('/api/moves', { params: { query: asked }, signal });
      return (await callAs(shapes.ProposedMoves, answer)).jobs;
    },
    // A dialog must not start from a cached answer.
    gcTime: 0,
  });

export async function saveMoves(
  body: MovesInput,
  headers: { 'Idempotency-Key': string },
): Promise<Appointment[]> {
  const answer = api.POST('/api/moves', { body, headers });
  return (await callAs(shapes.SavedMoves, answer)).appointments;
}
