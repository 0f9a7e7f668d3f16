import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './TextField.module.css';

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export interface TextFieldProps extends Omit<InputProps, 'className' | 'required'> {
  /** Label and accessible name. */
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Sets `aria-required` only; the form validates by itself. */
  required?: boolean;
}

interface FieldProps extends TextFieldProps {
  end?: ReactNode;
}

function Field({ label, hint, error, required, end, id, ...input }: FieldProps) {
  const ownId = useId();
  // `useId` differs between prerendering and hydration, so the id uses the field's name.
  const fieldId = id ?? (input.name ? `field-${input.name}` : ownId);
  const noteId = `${fieldId}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId}>{label}</label>
      <div className={styles.control}>
        <input
          {...input}
          id={fieldId}
          aria-required={required}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={note ? noteId : undefined}
        />
        {end}
      </div>
      {note && (
        <p id={noteId} className={error ? `${styles.error} cc-error` : styles.hint}>
          {note}
        </p>
      )}
    </div>
  );
}

/**
 * One line of text with its label.
 *
 * @example <TextField label="Email" type="email" autoComplete="email" error={errors.email} />
 */
export function TextField(props: TextFieldProps) {
  return <Field {...props} />;
}

/**
 * A password field with a toggle. The button reads just 'Show', so that only the field matches its
 * label.
 *
 * @example <PasswordField label="Password" autoComplete="current-password" />
 */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
      {shown ? 'Hide' : 'Show'}
    </button>
  );
  return <Field {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
