/**
 * State machine of a remote in this page. A test compares the diagram in docs/federation.md with
 * this table.
 */
export const TRANSITIONS = {
  /** Not requested yet. */
  idle: { load: 'loading' },
  /** Versions are being tried, in the order of `attemptsOf`. */
  loading: { loaded: 'ready', fellBack: 'fallenBack', exhausted: 'failed' },
  /** The preferred version runs. */
  ready: { crash: 'crashed', load: 'loading' },
  /** A fallback runs, because the preferred version did not load or crashed. */
  fallenBack: { crash: 'crashed', load: 'loading' },
  /** A part of it threw; `afterCrash` decides what happens next. */
  crashed: { loaded: 'ready', fellBack: 'fallenBack', load: 'loading' },
  /** No version loads. 'Try again', a new release or the network leads out of this state. */
  failed: { load: 'loading' },
} as const;

export type RemoteState = keyof typeof TRANSITIONS;
export type RemoteEvent = 'load' | 'loaded' | 'fellBack' | 'exhausted' | 'crash';

/** The state after an event. Events that a state does not handle change nothing. */
export function nextState(state: RemoteState, event: RemoteEvent): RemoteState {
  const transitions: Partial<Record<RemoteEvent, RemoteState>> = TRANSITIONS[state];
  return transitions[event] ?? state;
}
