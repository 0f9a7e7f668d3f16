import type { FormInstance } from 'antd';

function fieldsOf(error: unknown): Record<string, string> {
  const fields = error instanceof Error && 'fields' in error ? error.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}

/**
 * Shows messages below their fields and focuses the first.
 *
 * @param form - the form's handle
 * @param sentences - messages by field
 * @returns whether any field got a message
 * @example setFieldErrors(form, { phone: 'Enter a phone number' });
 */
export function setFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  sentences: Readonly<Record<string, string>>,
): boolean {
  const shown = form.getFieldsError().flatMap(({ name }) => {
    const sentence = sentences[name.join('.')];
    return sentence ? [{ name, errors: [sentence] }] : [];
  });
  const [first] = shown;
  if (!first) return false;
  // antd types names by the form's values, which a server's answer cannot know.
  const fields = form as unknown as FormInstance;
  fields.setFields(shown);
  fields.focusField(first.name);
  return true;
}

/**
 * Shows a 422's messages below their fields and focuses the first.
 *
 * @param form - the form's handle
 * @param error - thrown by the call
 * @param names - form field names for fields that the server names differently. Default: none
 * @returns whether any field got a message; if not, show the error's own
 * @example onError: (error) => { if (!applyFieldErrors(form, error)) setFailure(errorText(error, '…')); }
 */
export function applyFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  error: unknown,
  names: Readonly<Record<string, string>> = {},
): boolean {
  const sentences = Object.entries(fieldsOf(error)).map(([field, text]) => [
    names[field] ?? field,
    text,
  ]);
  return setFieldErrors(form, Object.fromEntries(sentences) as Record<string, string>);
}
