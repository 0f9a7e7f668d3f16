import { errorText, type Schema } from '@clearcoat/api-client';
import { Alert } from '@clearcoat/ui/core';
import { Select } from '@clearcoat/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import styles from './ColumnsStep.module.css';
import { uploadContacts } from './imports-api';

type Source = Schema<'ImportSource'>;

const NO_HEADINGS = '0';

const rowText = ({ number, cells }: Source['head'][number]) =>
  `Row ${number}: ${cells.filter(Boolean).join(', ')}`;

interface SourceFieldsProps {
  source: Source;
  file: File | undefined;
  onReread: (id: string) => void;
}

/** Sheet and heading row that the customers are read from. */
export function SourceFields({ source, file, onReread }: SourceFieldsProps) {
  const id = useId();
  const { sheet, sheets, headingRow, head } = source;
  const reread = useMutation({
    mutationFn: uploadContacts,
    onSuccess: (read) => onReread(read.id),
  });
  if (head.length === 0) return null;
  const isOff = !file || reread.isPending;
  const hint = file ? undefined : `${id}-hint`;
  return (
    <div className={styles.source}>
      {sheets.length > 1 && (
        <label className={styles.sourceField}>
          <span className={styles.name}>Sheet</span>
          <Select
            aria-label="Sheet"
            aria-describedby={hint}
            disabled={isOff}
            options={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet}
            onChange={(name: string) => file && reread.mutate({ file, sheet: name })}
          />
        </label>
      )}
      <label className={styles.sourceField}>
        <span className={styles.name}>Headings</span>
        <Select
          aria-label="Headings"
          aria-describedby={hint}
          disabled={isOff}
          options={[
            ...head.map((row) => ({ value: String(row.number), label: rowText(row) })),
            { value: NO_HEADINGS, label: 'The file has no headings' },
          ]}
          value={String(headingRow)}
          onChange={(row: string) =>
            file && reread.mutate({ file, sheet: sheet || undefined, headingRow: Number(row) })
          }
        />
      </label>
      {!file && (
        <p id={hint} className={styles.hint}>
          To read another sheet or row, choose the file again.
        </p>
      )}
      {reread.isError && (
        <Alert type="error">
          {errorText(reread.error, 'Failed to read the file. Please try again.')}
        </Alert>
      )}
    </div>
  );
}
