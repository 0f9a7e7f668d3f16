import { RELOADED_KEY, safeStorage } from '@clearcoat/sdk';
import type { Conversation, Message } from './conversation';
import { isSending, type Draft } from './drafts';

const KEY = 'clearcoat.assistant.conversation';
/** Older messages are not read again, and session storage is small. */
const MOST_MESSAGES = 40;

/** Whether this document was loaded for a new version. */
const isReloaded = safeStorage.session.get(RELOADED_KEY) !== null;
safeStorage.session.remove(RELOADED_KEY);

interface Kept {
  userId: string;
  talk: Conversation;
}

/**
 * Persists the conversation across the reload for a new release: messages, typed text and edited
 * drafts. Stored in this tab, for this person only.
 */
export function keep(userId: string, talk: Conversation): void {
  // The stream of an answer ends with the page.
  const status = talk.status === 'waiting' ? 'stopped' : talk.status;
  const messages = talk.messages.slice(-MOST_MESSAGES).map(withOpenDrafts);
  const kept: Kept = { userId, talk: { ...talk, messages, status, activity: undefined } };
  safeStorage.session.set(KEY, JSON.stringify(kept));
}

/** The result of a pending save is unknown; its idempotency key makes a retry safe. */
function withOpenDrafts(message: Message): Message {
  if (!message.drafts?.some(isSending)) return message;
  const drafts = message.drafts.map((draft) =>
    isSending(draft) ? ({ ...draft, status: 'open' } as Draft) : draft,
  );
  return { ...message, drafts };
}

export function forget(): void {
  safeStorage.session.remove(KEY);
}

/** Restored conversation of this person; another person's is deleted. */
export function findKept(userId: string): Conversation | undefined {
  const text = safeStorage.session.get(KEY);
  if (text === null) return undefined;
  if (!isReloaded) {
    forget();
    return undefined;
  }
  try {
    const kept = JSON.parse(text) as Kept;
    if (kept.userId === userId && Array.isArray(kept.talk.messages)) return kept.talk;
  } catch {
    // Not ours, or of another version.
  }
  forget();
  return undefined;
}
