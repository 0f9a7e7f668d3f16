import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { conversation } from '../conversation/conversation';
import type { Confirmable } from '../conversation/drafts';

/** What confirming a card does. */
export interface Confirming {
  /** What cannot be right, by field: then nothing is sent. */
  problems?: Record<string, string>;
  /** Saves it, and answers the id of what it became. */
  send: () => Promise<string>;
  /** What happened, for failures whose answer has no better sentence. */
  failed: string;
  /** No connection, or an answer that was lost. */
  lost: string;
  /** Sentences for codes of their own. */
  codes?: Record<string, string>;
}

function failureText(error: unknown, { failed, lost, codes = {} }: Confirming): string {
  if (!(error instanceof ApiError) || error.isNetwork) return lost;
  return codes[error.code] ?? errorText(error, failed);
}

async function confirm(
  { id }: Confirmable,
  confirming: Confirming,
  client: QueryClient,
): Promise<void> {
  const { problems: fields = {}, send } = confirming;
  if (Object.keys(fields).length > 0) {
    return conversation.changeDraft(id, { fields, failure: undefined });
  }
  conversation.changeDraft(id, { status: 'sending', fields: {}, failure: undefined });
  try {
    const savedId = await send();
    conversation.changeDraft(id, { status: 'done', savedId });
    await invalidateBusinessData(client);
  } catch (error) {
    conversation.changeDraft(id, {
      status: 'open',
      failure: failureText(error, confirming),
      fields: error instanceof ApiError ? error.fields : {},
    });
  }
}

/** Confirms a card. It keeps its state when the panel closes meanwhile. */
export function useConfirm(draft: Confirmable, confirming: Confirming): () => void {
  const client = useQueryClient();
  return () => {
    if (draft.status === 'open') void confirm(draft, confirming, client);
  };
}
