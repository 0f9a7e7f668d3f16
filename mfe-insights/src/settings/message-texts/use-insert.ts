import { useRef, type FocusEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/**
 * Inserts text at the cursor of the field that last had the focus.
 *
 * @returns `fieldsProps` for the element around the fields, and `insert`. Without a focus so far, the
 *   text goes to the end of the text area.
 */
export function useInsert() {
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<TextField>(null);

  function insert(text: string) {
    const field = last.current ?? fields.current?.querySelector('textarea');
    if (!field) return;
    const end = field.value.length;
    const [from, to] = last.current
      ? [field.selectionStart ?? end, field.selectionEnd ?? end]
      : [end, end];
    field.setRangeText(text, from, to, 'end');
    // React listens to this event. It finds the value changed, since no setter of React was called.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (isTextField(target)) last.current = target;
  };
  return { fieldsProps: { ref: fields, onFocus }, insert };
}
