import { RELOADED_KEY, safeStorage } from '@clearcoat/sdk';
import type { Conversation, Message } from './conversation';
import { isSending, type Draft } from './drafts';

const KEY = 'clearcoat.assistant.conversation';
/** More is not read again, and a tab's storage is small. */
const MOST_MESSAGES = 40;

/** Whether this document came with a new version. */
const isReloaded = safeStorage.session.get(RELOADED_KEY) !== null;
safeStorage.session.remove(RELOADED_KEY);

interface Kept {
  userId: string;
  talk: Conversation;
}

/**
 * A new release loads the page anew and leaves a conversation where it was: what was said, what is
 * typed, and what the person made of a draft. It is kept in this tab, for this person only.
 */
export function keep(userId: string, talk: Conversation): void {
  // An answer that was under way has nobody who listens to it on the next page.
  const status = talk.status === 'waiting' ? 'stopped' : talk.status;
  const messages = talk.messages.slice(-MOST_MESSAGES).map(withOpenDrafts);
  const kept: Kept = { userId, talk: { ...talk, messages, status, activity: undefined } };
  safeStorage.session.set(KEY, JSON.stringify(kept));
}

/** Whether it was saved is not known; its key makes sure that saving it again does not double it. */
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

/** What this person said before the page was loaded; what somebody else said is removed. */
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
