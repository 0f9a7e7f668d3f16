/** Use of a prerendered page before its scripts are loaded. */

type Problem = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
export type Field = HTMLInputElement | HTMLTextAreaElement;

declare global {
  /** Recorded by the inline script `early-input.js`; undefined on pages that load at once. */
  var earlyInput:
    | {
        /** Address of the document, without its hash. */
        place: string;
        /** Buttons that were pressed, in order. */
        pressed: Set<HTMLElement>;
        /** Uncaught errors and policy violations. */
        problems: Problem[];
        stop: () => void;
        /** Undoes its changes of the markup, which React would not notice. */
        asPrerendered: () => void;
      }
    | undefined;
}

const hereNow = () => window.location.pathname + window.location.search;

/** Address of the prerendered page. The visitor may have gone Back to another one since. */
export const prerenderedPlace = (): string => globalThis.earlyInput?.place ?? hereNow();
export const isStillAt = (place: string): boolean => hereNow() === place;

/** Ends the record. Buttons react from now on. */
export function stopRecording(): void {
  globalThis.earlyInput?.stop();
  globalThis.earlyInput = undefined;
}

/** Hands earlier errors and policy violations to the listeners of the telemetry. */
export function replayProblems(): void {
  for (const event of globalThis.earlyInput?.problems.splice(0) ?? []) {
    (event.type === 'securitypolicyviolation' ? document : window).dispatchEvent(event);
  }
}

export const isSwitch = (field: Field): field is HTMLInputElement =>
  ['radio', 'checkbox'].includes(field.type);

/** A radio button that lost its check follows from the one that got it. */
export const isEdited = (field: Field): boolean =>
  isSwitch(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;

const loadReplay = () => import(/* webpackChunkName: 'rare' */ './replay');

/**
 * Prepares to repeat what the visitor typed, chose and pressed. Most visitors did nothing yet, so
 * the code is loaded only for the others.
 *
 * @param container - with the prerendered page
 * @returns to be called once the page is rendered; does nothing the second time
 */
export async function earlyInputIn(container: HTMLElement): Promise<() => Promise<void>> {
  const fields = [...container.querySelectorAll<Field>('input, textarea')];
  const early = globalThis.earlyInput;
  const isUsed = () => Boolean(early?.pressed.size) || fields.some(isEdited);
  const loaded = isUsed() ? await loadReplay() : undefined;
  const focused = document.activeElement;
  return async () => {
    if (!early || !globalThis.earlyInput) return;
    stopRecording();
    if (!isUsed()) return;
    const { replay } = loaded ?? (await loadReplay());
    await replay(fields, early.pressed, focused);
  };
}
