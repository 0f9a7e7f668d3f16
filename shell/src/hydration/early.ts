/** Use of a prerendered page before its scripts are loaded. */

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Record of the inline script `early-input.js`. */
export interface EarlyInput {
  /** Buttons that were pressed, in order. */
  pressed: Set<HTMLElement>;
  isSwitch: (field: Field) => field is HTMLInputElement;
  /** Fields of the prerendered page that the visitor has changed. */
  edited: () => Field[];
  /** Whether anything was pressed or changed. */
  isUsed: () => boolean;
  /** Whether the visitor has gone Back to another address of the document. */
  isElsewhere: () => boolean;
  /** Hands earlier errors and policy violations to the listeners of the telemetry. */
  tellProblems: () => void;
  /** Ends the record; buttons react from now on. Returns whether there was one. */
  stop: () => boolean;
  /** Turns the markup into exactly what React would render, so that it hydrates. */
  restore: () => void;
}

declare global {
  /** Undefined on pages whose scripts load at once, and once the record has ended. */
  var earlyInput: EarlyInput | undefined;
}

const loadReplay = () => import(/* webpackChunkName: 'rare' */ './replay');

/**
 * Prepares to repeat what the visitor typed, chose and pressed. Most visitors did nothing yet, so
 * the code is loaded only for the others.
 *
 * @returns to be called once the page is rendered; does nothing the second time
 */
export async function replayLater(): Promise<() => Promise<void>> {
  const early = globalThis.earlyInput;
  const loaded = early?.isUsed() ? await loadReplay() : undefined;
  const focused = document.activeElement;
  return async () => {
    if (!early?.stop() || !early.isUsed()) return;
    const { replay } = loaded ?? (await loadReplay());
    await replay(early, focused);
  };
}
