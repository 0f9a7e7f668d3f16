import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, ApiError, call, errorText } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { conversation } from '../conversation/conversation';
import type { AppointmentDraft } from '../conversation/drafts';
import { problemsOf, toInput } from './appointment-rules';

function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetwork) {
    return 'Error creating appointment. Please try again.';
  }
  // An earlier attempt did arrive, and what it made differs from what the card says now.
  if (error.code === 'idempotency_key_reused') {
    return 'This job may already be on your calendar. Please look there before you try again.';
  }
  return errorText(
    error,
    'Failed to create appointment. Please check all fields are filled correctly.',
  );
}

async function schedule(draft: AppointmentDraft, client: QueryClient): Promise<void> {
  const fields = problemsOf(draft.values);
  if (Object.keys(fields).length > 0) {
    return conversation.changeDraft(draft.id, { fields, failure: undefined });
  }
  conversation.changeDraft(draft.id, { status: 'sending', fields: {}, failure: undefined });
  try {
    const { headers } = draft;
    const { id } = await call(api.POST('/api/appointments', { body: toInput(draft), headers }));
    conversation.changeDraft(draft.id, { status: 'done', appointmentId: id });
    await invalidateBusinessData(client);
  } catch (error) {
    conversation.changeDraft(draft.id, {
      status: 'open',
      failure: failureText(error),
      fields: error instanceof ApiError ? error.fields : {},
    });
  }
}

/** Confirms a drafted appointment. The card keeps its state when the panel closes meanwhile. */
export function useSchedule(draft: AppointmentDraft): () => void {
  const client = useQueryClient();
  return () => {
    if (draft.status === 'open') void schedule(draft, client);
  };
}
