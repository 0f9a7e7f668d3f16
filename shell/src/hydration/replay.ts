/** Use of a prerendered page before its scripts are loaded. */

type Problem = ErrorEvent | PromiseRejectionEvent | SecurityPolicyViolationEvent;
type Field = HTMLInputElement | HTMLTextAreaElement;

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

/** Hands earlier errors and policy violations to the listeners of the telemetry. */
export function replayProblems(): void {
  for (const event of globalThis.earlyInput?.problems.splice(0) ?? []) {
    (event.type === 'securitypolicyviolation' ? document : window).dispatchEvent(event);
  }
}

const fire = (field: Field, type: string) =>
  field.dispatchEvent(new Event(type, { bubbles: true }));
const isSwitch = (field: Field): field is HTMLInputElement =>
  ['radio', 'checkbox'].includes(field.type);

/** A radio button that lost its check follows from the one that got it. */
const isEdited = (field: Field): boolean =>
  isSwitch(field)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;

const describe = (element: Element) =>
  [element.ariaLabel, element.getAttribute('aria-describedby'), element.textContent].join();

/** The same control, which is another element where the page was rendered again. */
function counterpartOf<E extends HTMLElement>(element: E): E | undefined {
  if (element.isConnected) return element;
  const alike = document.querySelectorAll<E>(element.localName);
  return [...alike].find((other) =>
    element.id ? other.id === element.id : describe(other) === describe(element),
  );
}

/** State of a field that the visitor has changed. */
interface Edit {
  of: Field;
  value: string;
  selection: [number | null, number | null];
  files: FileList | null | undefined;
}

const editIn = (field: Field): Edit => ({
  of: field,
  value: field.value,
  selection: [field.selectionStart, field.selectionEnd],
  files: 'files' in field ? field.files : null,
});

/** Types into a field. React ignores a value that it knows already. */
function type(field: Field, { value, selection: [start, end] }: Edit): void {
  field.value = field.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  // Some types of fields, such as email, have no selection.
  if (start !== null) field.setSelectionRange(start, end);
  fire(field, 'input');
}

function repeat(edit: Edit): void {
  const field = counterpartOf(edit.of);
  if (!field) return;
  if (edit.files) Object.assign(field, { files: edit.files });
  // React hydrates a field when it gets an event, and ignores this one where nothing else is new.
  fire(field, 'change');
  if (isSwitch(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else if (!edit.files) type(field, edit);
}

/**
 * Repeats what the visitor typed, chose and pressed.
 *
 * @param container - with the prerendered page
 * @returns to be called once the page is rendered; does nothing the second time
 */
export function earlyInputIn(container: HTMLElement): () => Promise<void> {
  const fields = [...container.querySelectorAll<Field>('input, textarea')];
  const focused = document.activeElement;
  return async () => {
    const early = globalThis.earlyInput;
    globalThis.earlyInput = undefined;
    early?.stop();
    if (!early) return;
    if (focused instanceof HTMLElement && !focused.isConnected) counterpartOf(focused)?.focus();
    // React hydrates nothing in an effect. It renders between two fields, since a form replaces all
    // its values at once, and would forget those of the others.
    for (const edit of fields.filter(isEdited).map(editIn)) {
      await Promise.resolve();
      repeat(edit);
    }
    await Promise.resolve();
    for (const button of early.pressed) counterpartOf(button)?.click();
  };
}
