import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, errorText } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { conversation } from '../conversation/conversation';
import type { Confirmable } from '../conversation/drafts';

/** Behaviour of a card's confirmation. */
export interface Confirming {
  /** Validation messages by field; with any of them nothing is sent. */
  problems?: Record<string, string>;
  /** Saves the draft and resolves to the id of the result. */
  send: () => Promise<string>;
  /** Message for failures without a better message from the server. */
  failed: string;
  /** Message for no connection or a lost answer. */
  lost: string;
  /** Messages by error code. */
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

/** Confirms a card; its state survives closing the panel. */
export function useConfirm(draft: Confirmable, confirming: Confirming): () => void {
  const client = useQueryClient();
  return () => {
    if (draft.status === 'open') void confirm(draft, confirming, client);
  };
}
