import { useSyncExternalStore } from 'react';
import type { Schema } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';
import type { AnswerPart } from './ask';
import { countDraftsFrom, isSending, toDraft, type Draft, type DraftChange } from './drafts';
import { AnswerError, failureOf, type Failure } from './failure';
import { findKept, forget, keep } from './kept';

/** One message by the person or by the assistant. */
export interface Message {
  id: number;
  role: Schema<'ChatRole'>;
  content: string;
  timestamp: number;
  sources?: Schema<'ChatSource'>[];
  drafts?: Draft[];
  mode?: Schema<'ChatMode'>;
  /** Reason why the answer is limited. */
  notice?: string;
  /**
   * Understood parts of the question, the token to change one of them, and the figures or rows of
   * the answer.
   */
  planToken?: string;
  understood?: Schema<'UnderstoodPart'>[];
  figures?: Schema<'ChatFigures'>;
  list?: Schema<'ChatList'>;
  /** For a chosen, not typed question: the plan and the part to change. */
  asks?: Pick<Schema<'ChatInput'>, 'plan' | 'change'>;
}

/** Conversation of this tab, shared by the panel and the dashboard's dialog. */
export interface Conversation {
  messages: Message[];
  status: 'idle' | 'waiting' | 'stopped' | 'failed';
  failure?: Failure | undefined;
  /** Current lookup of the assistant. */
  activity?: string | undefined;
  suggestions: string[];
  /** Typed text that was not sent yet. */
  typed: string;
}

/** The server reads at most this many turns with this many characters each. */
const MAX_TURNS = 20;
const MAX_TURN_CHARACTERS = 4_000;

const EMPTY: Conversation = { messages: [], status: 'idle', suggestions: [], typed: '' };
let state = EMPTY;
let nextId = 1;
let pending: AbortController | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<Conversation>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
  persistSoon();
}

let isPersistPending = false;
/** Number of persisted messages. A streaming answer is persisted at its start and its end only. */
let keptMessages = 0;

/** Batches changes into one write, since an answer arrives in many pieces. */
function persistSoon(): void {
  if (isPersistPending) return;
  isPersistPending = true;
  queueMicrotask(() => {
    isPersistPending = false;
    const { messages, status } = state;
    if (status === 'waiting' && messages.length === keptMessages) return;
    keptMessages = messages.length;
    if (ownerId && session.get().user?.id === ownerId) keep(ownerId, state);
  });
}

function append(message: Pick<Message, 'role' | 'content' | 'asks'>): Message[] {
  return [...state.messages, { ...message, id: nextId++, timestamp: Date.now() }];
}

/** Earlier messages in the request's format, without the last question. */
function history(messages: Message[]) {
  return messages
    .slice(0, -1)
    .filter(({ content }) => content.trim())
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_TURN_CHARACTERS) }));
}

/** Token of the last answer's plan. Without it the server reads the earlier questions. */
const planBefore = (messages: Message[]): string | undefined =>
  messages.findLast(({ role }) => role === 'assistant')?.planToken;

/** Request body of a question. */
function inputOf(messages: Message[], { content, asks }: Message): Schema<'ChatInput'> {
  const plan = planBefore(messages);
  return {
    message: content,
    conversationHistory: history(messages),
    ...(plan !== undefined && { plan }),
    ...asks,
  };
}

const answerSoFar = () => {
  const last = state.messages.at(-1);
  return last?.role === 'assistant' ? last : undefined;
};

/** Updates the streaming answer, or adds it with its first event. */
function changeAnswer(change: (answer: Message) => Partial<Message>): Message[] {
  const messages = answerSoFar() ? state.messages : append({ role: 'assistant', content: '' });
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, ...change(message) } : message,
  );
}

function applyPart({ name, data }: AnswerPart): void {
  if (name === 'error') throw new AnswerError(data.message, data.retryable);
  if (name === 'tool') return set({ activity: data.label });
  if (name === 'delta') {
    const messages = changeAnswer(({ content }) => ({ content: content + data.text }));
    return set({ messages, activity: undefined });
  }
  if (name === 'card') {
    const draft = toDraft(data);
    if (!draft) return undefined;
    return set({ messages: changeAnswer(({ drafts = [] }) => ({ drafts: [...drafts, draft] })) });
  }
  const { suggestions, mode, sources, notice, planToken, understood, figures, list } = data;
  const messages = changeAnswer(() => ({
    mode,
    sources,
    ...(notice && { notice }),
    ...(planToken && { planToken }),
    ...(understood && { understood }),
    ...(figures && { figures }),
    ...(list && { list }),
  }));
  return set({ messages, suggestions, status: 'idle', activity: undefined });
}

/** Moves a question that was not sent back into the input. */
function takenBack(): Partial<Conversation> {
  const question = state.messages.at(-1);
  if (question?.role !== 'user') return {};
  return { messages: state.messages.slice(0, -1), typed: state.typed || question.content };
}

async function requestAnswer(): Promise<void> {
  const question = state.messages.at(-1);
  if (!question) return;
  const controller = new AbortController();
  pending = controller;
  set({ status: 'waiting', suggestions: [], failure: undefined, activity: undefined });
  try {
    // Not needed before the first question, so it stays out of the page's first load.
    const { ask } = await import('./ask');
    for await (const part of ask(inputOf(state.messages, question), controller)) {
      if (pending !== controller) return;
      applyPart(part);
      if (state.status !== 'waiting') return;
    }
    throw new Error('The stream ended before the answer did.');
  } catch (error) {
    if (pending !== controller) return;
    const failure = failureOf(error, answerSoFar() !== undefined);
    set({ status: 'failed', failure, activity: undefined, ...(failure.isOver && takenBack()) });
  }
}

export const conversation = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Stores the typed text, which panel and dialog share. */
  type: (typed: string): void => set({ typed }),
  /** Sends a question. Blank texts are ignored, and so are questions while a reply is pending. */
  send(text: string): void {
    const content = text.trim();
    if (!content || state.status === 'waiting') return;
    set({ messages: append({ role: 'user', content }) });
    void requestAnswer();
  },
  /**
   * Repeats the previous question with one part changed.
   *
   * @param said - the change in words
   */
  change(plan: string, change: Schema<'PlanChange'>, said: string): void {
    if (state.status === 'waiting') return;
    set({ messages: append({ role: 'user', content: said, asks: { plan, change } }) });
    void requestAnswer();
  },
  /** Clears the daily limit, since the panel may be opened again on another day. */
  reopen: (): void => {
    if (state.failure?.isOver) set({ status: 'idle', failure: undefined });
  },
  /** Aborts the streaming answer and keeps its text so far. */
  stop: (): void => {
    if (state.status !== 'waiting') return;
    pending?.abort();
    pending = undefined;
    set({ status: 'stopped', activity: undefined });
  },
  /** Repeats the last question and replaces a partial answer. */
  retry: (): void => {
    if (state.status !== 'failed' && state.status !== 'stopped') return;
    if (answerSoFar()) set({ messages: state.messages.slice(0, -1) });
    void requestAnswer();
  },
  /** Stores the person's edits of a card. */
  changeDraft(id: number, change: DraftChange | ((draft: Draft) => DraftChange)): void {
    const changed = (draft: Draft) =>
      ({ ...draft, ...(typeof change === 'function' ? change(draft) : change) }) as Draft;
    const messages = state.messages.map((message) =>
      message.drafts?.some((draft) => draft.id === id)
        ? {
            ...message,
            drafts: message.drafts.map((draft) => (draft.id === id ? changed(draft) : draft)),
          }
        : message,
    );
    set({ messages });
  },
  /** Whether a reload would lose nothing: no answer is streaming, no draft is being saved. */
  canLeave: (): boolean =>
    state.status !== 'waiting' && !state.messages.some(({ drafts }) => drafts?.some(isSending)),
  /** Deletes the conversation. */
  clear(): void {
    pending?.abort();
    pending = undefined;
    set(EMPTY);
  },
};

/**
 * A conversation belongs to one person: it is deleted when another person signs in. After an
 * expired session the same person finds it again.
 */
let ownerId: string | undefined;

function syncWithSession(): void {
  const { user, status } = session.get();
  if (status === 'signed-out') forget();
  if (!user || user.id === ownerId) return;
  if (ownerId) conversation.clear();
  ownerId = user.id;
  const kept = findKept(user.id);
  if (!kept) return;
  nextId = Math.max(0, ...kept.messages.map(({ id }) => id)) + 1;
  countDraftsFrom(kept.messages.flatMap(({ drafts = [] }) => drafts));
  set(kept);
}
session.subscribe(syncWithSession);
syncWithSession();

export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.get);
}
