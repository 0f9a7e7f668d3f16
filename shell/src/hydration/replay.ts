import type { EarlyInput, Field } from './early';

const fire = (field: Field, type: string) =>
  field.dispatchEvent(new Event(type, { bubbles: true }));
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

function repeat(edit: Edit, { isSwitch }: EarlyInput): void {
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

/** Repeats in the rendered page what the visitor did in the prerendered one. */
export async function replay(early: EarlyInput, focused: Element | null): Promise<void> {
  if (focused instanceof HTMLElement && !focused.isConnected) counterpartOf(focused)?.focus();
  // React hydrates nothing in an effect. It renders between two fields, since a form replaces all
  // its values at once, and would forget those of the others.
  for (const edit of early.edited().map(editIn)) {
    await Promise.resolve();
    repeat(edit, early);
  }
  await Promise.resolve();
  for (const button of early.pressed) counterpartOf(button)?.click();
}
