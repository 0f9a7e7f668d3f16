import { useId, type TextareaHTMLAttributes } from 'react';
import styles from './TextArea.module.css';

interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'required'
> {
  label: string;
  error?: string;
  /** Tells assistive technology that the field must be filled; we check it ourselves. */
  required?: boolean;
}

/** Several lines of text with their label, beside the one-line field of the design system. */
export function TextArea({ label, error, required, ...input }: TextAreaProps) {
  const ownId = useId();
  // Where a page is drawn ahead, what is counted there counts otherwise.
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
