import { useSyncExternalStore } from 'react';
import { api, call, type Schema } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';

/** One thing said, by the person or by the assistant. */
export interface Message {
  id: number;
  role: Schema<'ChatRole'>;
  content: string;
  timestamp: number;
  sources?: Schema<'ChatSource'>[];
}

/** The conversation of this tab: the panel and the dashboard's dialog show the same one. */
export interface Conversation {
  messages: Message[];
  status: 'idle' | 'waiting' | 'failed';
  suggestions: string[];
}

/** The server reads at most this many turns, each of at most so many characters. */
const MAX_TURNS = 20;
const MAX_TURN_CHARACTERS = 4_000;

const EMPTY: Conversation = { messages: [], status: 'idle', suggestions: [] };
let state = EMPTY;
let nextId = 1;
let pending: AbortController | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<Conversation>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

function append(message: Omit<Message, 'id' | 'timestamp'>): Message[] {
  return [...state.messages, { ...message, id: nextId++, timestamp: Date.now() }];
}

/** What was said before the last question, as the server wants it. */
function history(messages: Message[]) {
  return messages
    .slice(0, -1)
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_TURN_CHARACTERS) }));
}

async function askLastQuestion(): Promise<void> {
  const question = state.messages.at(-1);
  if (!question) return;
  const asked = new AbortController();
  pending = asked;
  set({ status: 'waiting', suggestions: [] });
  try {
    const body = { message: question.content, conversationHistory: history(state.messages) };
    const reply = await call(api.POST('/api/chat', { body, signal: asked.signal }));
    if (asked.signal.aborted) return;
    const messages = append({ role: 'assistant', content: reply.response, sources: reply.sources });
    set({ messages, status: 'idle', suggestions: reply.suggestions });
  } catch {
    if (!asked.signal.aborted) set({ status: 'failed' });
  }
}

export const conversation = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks; a blank message, or one while a reply is on its way, is not sent. */
  send(text: string): void {
    const content = text.trim();
    if (!content || state.status === 'waiting') return;
    set({ messages: append({ role: 'user', content }) });
    void askLastQuestion();
  },
  /** Asks the last question again. */
  retry: (): void => {
    if (state.status === 'failed') void askLastQuestion();
  },
  /** Forgets everything said. */
  clear(): void {
    pending?.abort();
    set(EMPTY);
  },
};

/** A conversation belongs to one person: it goes when another signs in. */
let heldBy = session.get().user?.id;
session.subscribe(() => {
  const userId = session.get().user?.id;
  if (userId !== heldBy) conversation.clear();
  heldBy = userId;
});

export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.get);
}
