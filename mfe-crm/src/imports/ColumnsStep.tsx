import { Alert, Button } from '@clearcoat/ui/core';
import { RadioGroup, Select } from '@clearcoat/ui/forms';
import { useId, useState } from 'react';
import type { ContactImport, Duplicates, ImportColumn, ImportField } from './imports-api';
import styles from './ColumnsStep.module.css';
import {
  choose,
  DUPLICATE_LABELS,
  FIELD_LABELS,
  holderOf,
  isComplete,
  suggestedChoice,
  type Choice,
} from './mapping';

const NOTHING = '';

const FIELD_OPTIONS = [
  { value: NOTHING, label: "Don't import" },
  ...Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label })),
];
const DUPLICATE_OPTIONS = Object.entries(DUPLICATE_LABELS).map(([value, label]) => ({
  value,
  label,
}));

interface ColumnProps {
  column: ImportColumn;
  field: ImportField | undefined;
  onChange: (field: ImportField | null) => void;
}

function Column({ column: { name, samples }, field, onChange }: ColumnProps) {
  return (
    <li className={styles.column}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.samples}>{samples.join(' · ') || 'Empty'}</p>
      </div>
      <Select
        aria-label={`What ${name} holds`}
        options={FIELD_OPTIONS}
        value={field ?? NOTHING}
        // The values are those of the options above.
        onChange={(value) => onChange(value === NOTHING ? null : (value as ImportField))}
      />
    </li>
  );
}

interface ColumnsStepProps {
  staged: ContactImport;
  /** What was chosen before, when one comes back. */
  choice: Choice | null;
  duplicates: Duplicates;
  onNext: (choice: Choice, duplicates: Duplicates) => void;
  onBack: () => void;
}

/** What each column of the file holds, with its first values to tell by. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { staged, onNext, onBack } = props;
  const [choice, setChoice] = useState(props.choice ?? suggestedChoice(staged.columns));
  const [duplicates, setDuplicates] = useState(props.duplicates);
  const [isAsked, setIsAsked] = useState(false);
  const [moved, setMoved] = useState('');
  const duplicatesId = useId();

  /** A field is taken from one column only: which one loses it is said, not done in silence. */
  const change = ({ index, name }: ImportColumn, field: ImportField | null) => {
    const holder = field ? holderOf(choice, index, field) : undefined;
    const before = staged.columns.find((column) => column.index === holder);
    setMoved(
      field && before
        ? `${FIELD_LABELS[field]} is taken from “${name}” now. “${before.name}” is no longer imported.`
        : '',
    );
    setChoice(choose(choice, index, field));
  };

  const next = () => {
    if (isComplete(choice)) onNext(choice, duplicates);
    else setIsAsked(true);
  };

  return (
    <div className={styles.step}>
      <p>
        <strong>{staged.fileName}</strong> has {staged.rows.toLocaleString('en-US')}{' '}
        {staged.rows === 1 ? 'customer' : 'customers'}. Check that each column landed in the right
        place.
      </p>
      <ul role="list" className={styles.columns}>
        {staged.columns.map((column) => (
          <Column
            key={column.index}
            column={column}
            field={choice[column.index]}
            onChange={(field) => change(column, field)}
          />
        ))}
      </ul>
      <p role="status" className={styles.moved}>
        {moved}
      </p>
      <div className={styles.duplicates} role="group" aria-labelledby={duplicatesId}>
        <div>
          <p id={duplicatesId} className={styles.name}>
            Customers you already have
          </p>
          <p className={styles.hint}>We match by phone or email.</p>
        </div>
        <RadioGroup
          aria-label="Customers you already have"
          options={DUPLICATE_OPTIONS}
          value={duplicates}
          onChange={(value) => setDuplicates(value as Duplicates)}
        />
      </div>
      {isAsked && !isComplete(choice) && (
        <Alert type="error">Please choose the columns with the name and the phone number.</Alert>
      )}
      <div className={styles.buttons}>
        <Button onClick={onBack}>Choose Another File</Button>
        <Button variant="primary" onClick={next}>
          Check
        </Button>
      </div>
    </div>
  );
}
