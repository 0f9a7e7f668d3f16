import { useSyncExternalStore } from 'react';
import type { Schema } from '@clearcoat/api-client';
import { session } from '@clearcoat/sdk';
import { ask, type AnswerPart } from './ask';
import { countDraftsFrom, isSending, toDraft, type Draft, type DraftChange } from './drafts';
import { AnswerError, failureOf, type Failure } from './failure';
import { findKept, forget, keep } from './kept';

/** One thing said, by the person or by the assistant. */
export interface Message {
  id: number;
  role: Schema<'ChatRole'>;
  content: string;
  timestamp: number;
  sources?: Schema<'ChatSource'>[];
  drafts?: Draft[];
  mode?: Schema<'ChatMode'>;
  /** Why the answer is not what it could be. */
  notice?: string;
  /** What an answer of the records understood, how a change of it is put, and its figures. */
  planToken?: string;
  understood?: Schema<'UnderstoodPart'>[];
  figures?: Schema<'ChatFigures'>;
  /** Of a question that was chosen, not typed: which part of which plan it changes. */
  asks?: Pick<Schema<'ChatInput'>, 'plan' | 'change'>;
}

/** The conversation of this tab: the panel and the dashboard's dialog show the same one. */
export interface Conversation {
  messages: Message[];
  status: 'idle' | 'waiting' | 'stopped' | 'failed';
  failure?: Failure | undefined;
  /** What it is looking up right now. */
  activity?: string | undefined;
  suggestions: string[];
  /** What is typed and not yet sent. */
  typed: string;
}

/** The server reads at most this many turns, each of at most so many characters. */
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
/** How much of an answer that is coming has been kept: its beginning is enough until its end. */
let keptMessages = 0;

/** Once for all that changes together: an answer comes in many pieces. */
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

/** What was said before the last question, as the server wants it. */
function history(messages: Message[]) {
  return messages
    .slice(0, -1)
    .filter(({ content }) => content.trim())
    .slice(-MAX_TURNS)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_TURN_CHARACTERS) }));
}

/** What the last answer understood: without it the server reads the questions before. */
const planBefore = (messages: Message[]): string | undefined =>
  messages.findLast(({ role }) => role === 'assistant')?.planToken;

/** A question as the server wants it. */
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

/** Changes the answer that is coming, which begins with its first change. */
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
  const { suggestions, mode, sources, notice, planToken, understood, figures } = data;
  const messages = changeAnswer(() => ({
    mode,
    sources,
    ...(notice && { notice }),
    ...(planToken && { planToken }),
    ...(understood && { understood }),
    ...(figures && { figures }),
  }));
  return set({ messages, suggestions, status: 'idle', activity: undefined });
}

/** A question that was not put goes back to where it was typed. */
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
  /** Remembers what is being typed, wherever it is shown next. */
  type: (typed: string): void => set({ typed }),
  /** Asks; a blank message, or one while a reply is on its way, is not sent. */
  send(text: string): void {
    const content = text.trim();
    if (!content || state.status === 'waiting') return;
    set({ messages: append({ role: 'user', content }) });
    void requestAnswer();
  },
  /** Asks what was asked before with one part of it changed, and how the person says that. */
  change(plan: string, change: Schema<'PlanChange'>, said: string): void {
    if (state.status === 'waiting') return;
    set({ messages: append({ role: 'user', content: said, asks: { plan, change } }) });
    void requestAnswer();
  },
  /** Whoever comes back later may find another day: the next question is put again. */
  reopen: (): void => {
    if (state.failure?.isOver) set({ status: 'idle', failure: undefined });
  },
  /** Ends the answer that is coming and keeps what came. */
  stop: (): void => {
    if (state.status !== 'waiting') return;
    pending?.abort();
    pending = undefined;
    set({ status: 'stopped', activity: undefined });
  },
  /** Asks the last question again; a part of an answer makes way for the whole. */
  retry: (): void => {
    if (state.status !== 'failed' && state.status !== 'stopped') return;
    if (answerSoFar()) set({ messages: state.messages.slice(0, -1) });
    void requestAnswer();
  },
  /** Keeps what the person makes of a card. */
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
  /** Whether a new document would lose nothing: no answer is on its way, nothing is being saved. */
  canLeave: (): boolean =>
    state.status !== 'waiting' && !state.messages.some(({ drafts }) => drafts?.some(isSending)),
  /** Forgets everything said. */
  clear(): void {
    pending?.abort();
    pending = undefined;
    set(EMPTY);
  },
};

/**
 * A conversation belongs to one person: it goes when another signs in. One whose session has ended
 * finds it again after signing in.
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
