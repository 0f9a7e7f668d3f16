import { Alert, Button } from '@clearcoat/ui/core';
import { RadioGroup, Select } from '@clearcoat/ui/forms';
import { useId, useState } from 'react';
import type { ContactImport, Duplicates, ImportColumn, ImportField } from './imports-api';
import styles from './ColumnsStep.module.css';
import {
  choose,
  DUPLICATE_LABELS,
  FIELD_LABELS,
  furtherField,
  holderOf,
  isComplete,
  isDecided,
  suggestedChoice,
  type Choice,
  type Readings,
} from './mapping';
import { ReadingQuestions } from './ReadingQuestions';
import { SourceFields } from './SourceFields';

const NOTHING = '';
const MOST_EMPTY_SHOWN = 5;

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

interface ColumnsProps {
  columns: readonly ImportColumn[];
  choice: Choice;
  onChange: (column: ImportColumn, field: ImportField | null) => void;
}

const isEmpty = ({ samples }: ImportColumn) => samples.length === 0;

/** Columns without values are collapsed, because some programs export two hundred. */
function Columns({ columns, choice, onChange }: ColumnsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const empty = columns.filter((column) => isEmpty(column) && !choice[column.index]);
  const isLong = empty.length > MOST_EMPTY_SHOWN;
  const shown = isWhole || !isLong ? columns : columns.filter((column) => !empty.includes(column));
  return (
    <div>
      <ul role="list" className={styles.columns}>
        {shown.map((column) => (
          <Column
            key={column.index}
            column={column}
            field={choice[column.index]}
            onChange={(field) => onChange(column, field)}
          />
        ))}
      </ul>
      {isLong && !isWhole && (
        <Button variant="link" onClick={() => setIsWhole(true)}>
          Show {empty.length} Empty Columns
        </Button>
      )}
    </div>
  );
}

function DuplicatesChoice({
  value,
  onChange,
}: {
  value: Duplicates;
  onChange: (value: Duplicates) => void;
}) {
  const id = useId();
  return (
    <div className={styles.duplicates} role="group" aria-labelledby={id}>
      <div>
        <p id={id} className={styles.name}>
          Customers you already have
        </p>
        <p className={styles.hint}>We match by phone or email.</p>
      </div>
      <RadioGroup
        aria-label="Customers you already have"
        options={DUPLICATE_OPTIONS}
        value={value}
        onChange={(chosen) => onChange(chosen as Duplicates)}
      />
    </div>
  );
}

interface ColumnsStepProps {
  staged: ContactImport;
  /** Earlier choice, when the person returns to this step. */
  choice: Choice | null;
  duplicates: Duplicates;
  readings: Readings;
  /** The file; undefined after a reload. */
  file: File | undefined;
  onReread: (id: string) => void;
  onNext: (choice: Choice, duplicates: Duplicates, readings: Readings) => void;
  onBack: () => void;
}

/** Message for a column that loses its field to another one. */
function movedText(
  choice: Choice,
  { columns }: ContactImport,
  column: ImportColumn,
  field: ImportField,
) {
  const holder = holderOf(choice, column.index, field);
  const before = columns.find(({ index }) => index === holder);
  if (!before) return '';
  const further = furtherField(choice, field);
  const rest = further
    ? `“${before.name}” is imported as “${FIELD_LABELS[further]}”.`
    : `“${before.name}” is no longer imported.`;
  return `${FIELD_LABELS[field]} is taken from “${column.name}” now. ${rest}`;
}

/** Column mapping step, with sample values of each column. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { staged, file, onReread, onNext, onBack } = props;
  const [choice, setChoice] = useState(props.choice ?? suggestedChoice(staged.columns));
  const [duplicates, setDuplicates] = useState(props.duplicates);
  const [readings, setReadings] = useState(props.readings);
  const [isAsked, setIsAsked] = useState(false);
  const [moved, setMoved] = useState('');
  const isReady = isDecided(staged.columns, choice, readings);

  const change = (column: ImportColumn, field: ImportField | null) => {
    setMoved(field ? movedText(choice, staged, column, field) : '');
    setChoice(choose(choice, column.index, field));
  };
  const next = () => {
    if (isComplete(choice) && isReady) onNext(choice, duplicates, readings);
    else setIsAsked(true);
  };

  return (
    <div className={styles.step}>
      <p>
        <strong>{staged.fileName}</strong> has {staged.rows.toLocaleString('en-US')}{' '}
        {staged.rows === 1 ? 'customer' : 'customers'}. Check that each column landed in the right
        place.
      </p>
      <SourceFields source={staged.source} file={file} onReread={onReread} />
      <Columns columns={staged.columns} choice={choice} onChange={change} />
      <p role="status" className={styles.moved}>
        {moved}
      </p>
      <ReadingQuestions
        columns={staged.columns}
        choice={choice}
        readings={readings}
        isAsked={isAsked}
        onChange={setReadings}
      />
      <DuplicatesChoice value={duplicates} onChange={setDuplicates} />
      {isAsked && !isComplete(choice) && (
        <Alert type="error">
          Please choose the columns with the name and with the phone number or the email.
        </Alert>
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
