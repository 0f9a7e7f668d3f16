import { useRef, useState, type DragEvent } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import { formatSize } from './application';
import styles from './ResumeField.module.css';

interface ResumeFieldProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
  /** Read-only while sending; the field stays focusable for the server's error. */
  locked: boolean;
}

/** Upload field for a PDF, chosen or dropped. */
export function ResumeField({ file, onChange, error, locked }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !locked) onChange(dropped);
  }

  function remove() {
    onChange(undefined);
    input.current?.focus();
  }

  return (
    <div className={styles.field}>
      <label htmlFor="resume">Resume (PDF)</label>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon name={file ? 'check' : 'file'} size={26} />
        {file ? (
          <p className={styles.words}>
            <strong>{file.name}</strong> <span>{formatSize(file.size)}</span>
          </p>
        ) : (
          <p className={styles.words}>
            <strong>Drop your resume here</strong>{' '}
            <span>or choose it from your device. PDF, at most 5 MB.</span>
          </p>
        )}
        {/* The whole zone opens the file dialog. The chosen file is kept in state, never in the
            input. */}
        <input
          ref={input}
          id="resume"
          name="resume"
          type="file"
          accept="application/pdf,.pdf"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby="resume-note"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen && !locked) onChange(chosen);
            target.value = '';
          }}
        />
        <span className={styles.choose} aria-hidden="true">
          {file ? 'Replace' : 'Choose File'}
        </span>
      </div>
      <p id="resume-note" className={error ? styles.error : 'cc-visually-hidden'}>
        {error ?? (file ? `${file.name}, ${formatSize(file.size)}` : 'PDF, at most 5 MB')}
      </p>
      {file && !locked && (
        <button type="button" className={styles.remove} onClick={remove}>
          Remove {file.name}
        </button>
      )}
    </div>
  );
}
