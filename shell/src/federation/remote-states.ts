/**
 * The states of a remote in this page, and what leads from one to another. The diagram in
 * docs/federation.md is drawn from this table; a test holds them together.
 */
export const TRANSITIONS = {
  /** Nobody has asked for it. */
  idle: { load: 'loading' },
  /** Its versions are tried, in the order of `attemptsOf`. */
  loading: { loaded: 'ready', fellBack: 'fallenBack', exhausted: 'failed' },
  /** The version it should have runs. */
  ready: { crash: 'crashed', load: 'loading' },
  /** Another version runs, because the one it should have did not load or crashed. */
  fallenBack: { crash: 'crashed', load: 'loading' },
  /** A part of it threw; what happens now is `afterCrash`'s to say. */
  crashed: { loaded: 'ready', fellBack: 'fallenBack', load: 'loading' },
  /** No version could be loaded; Try again, another release or the network leads out of it. */
  failed: { load: 'loading' },
} as const;

export type RemoteState = keyof typeof TRANSITIONS;
export type RemoteEvent = 'load' | 'loaded' | 'fellBack' | 'exhausted' | 'crash';

/** The state after an event; an event that a state does not know changes nothing. */
export function nextState(state: RemoteState, event: RemoteEvent): RemoteState {
  const transitions: Partial<Record<RemoteEvent, RemoteState>> = TRANSITIONS[state];
  return transitions[event] ?? state;
}
