import { useId, type TextareaHTMLAttributes } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'required'
> {
  label: string;
  error?: string;
  /** Sets `aria-required` only; the form validates by itself. */
  required?: boolean;
}

/** Multi-line text field with its label, matching the design system's one-line field. */
export function TextArea({ label, error, required, ...input }: TextAreaProps) {
  const ownId = useId();
  // `useId` differs between prerendering and hydration, so the id uses the field's name.
  const id = input.name ? `field-${input.name}` : ownId;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...input}
        id={id}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}
