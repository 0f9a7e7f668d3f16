import { formatDate, formatMoney } from '@clearcoat/sdk';
import { RadioGroup } from '@clearcoat/ui/forms';
import { useId } from 'react';
import styles from './ColumnsStep.module.css';
import type { ImportColumn } from './imports-api';
import { doubtfulColumn, type Choice, type Readings } from './mapping';

/** '3/4/2025' as a date in both orders. */
function dateReadings(text: string) {
  const [first = '', second = '', year = ''] = text.match(/\d+/g) ?? [];
  const shown = (month: string, day: string) => {
    const whole = year.length === 2 ? `20${year}` : year;
    return formatDate(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  };
  return [
    { value: 'month-first', label: `${shown(first, second)} (month first)` },
    { value: 'day-first', label: `${shown(second, first)} (day first)` },
  ];
}

const numberIn = (text: string) => text.replaceAll(/[^\d.,]/g, '');

/** '1.249' as an amount with both signs before the cents; '' where one of them makes no sense. */
function amountReadings(text: string) {
  const digits = numberIn(text);
  const shown = (thousands: string, decimal: string) =>
    formatMoney(Number(digits.replaceAll(thousands, '').replace(decimal, '.')));
  return [
    { value: 'point', label: `${shown(',', '.')} (a point before the cents)` },
    { value: 'comma', label: `${shown('.', ',')} (a comma before the cents)` },
  ];
}

interface QuestionProps {
  question: string;
  options: { value: string; label: string }[];
  value: string | undefined;
  isMissing: boolean;
  onChange: (value: string) => void;
}

function Question({ question, options, value, isMissing, onChange }: QuestionProps) {
  const id = useId();
  return (
    <div className={styles.duplicates} role="group" aria-labelledby={id}>
      <p id={id} className={styles.name}>
        {question}
      </p>
      <RadioGroup aria-label={question} options={options} value={value ?? ''} onChange={onChange} />
      {isMissing && (
        <p role="alert" className={styles.missing}>
          Please choose one. It applies to the whole column.
        </p>
      )}
    </div>
  );
}

interface ReadingQuestionsProps {
  columns: readonly ImportColumn[];
  choice: Choice;
  readings: Readings;
  /** Whether the person tried to continue without an answer. */
  isAsked: boolean;
  onChange: (readings: Readings) => void;
}

/** Questions for ambiguous columns: the order of dates and the separators of amounts. */
export function ReadingQuestions(props: ReadingQuestionsProps) {
  const { columns, choice, readings, isAsked, onChange } = props;
  const dates = doubtfulColumn(columns, choice, 'date');
  const totals = doubtfulColumn(columns, choice, 'amount');
  const date = dates?.dates?.doubtful ?? '';
  const amount = totals?.amounts?.doubtful ?? '';
  return (
    <>
      {dates && (
        <Question
          question={`“${dates.name}”: what is ${date}?`}
          options={dateReadings(date)}
          value={readings.dateOrder}
          isMissing={isAsked && !readings.dateOrder}
          onChange={(dateOrder) => onChange({ ...readings, dateOrder } as Readings)}
        />
      )}
      {totals && (
        <Question
          question={`“${totals.name}”: what is ${amount}?`}
          options={amountReadings(amount)}
          value={readings.decimals}
          isMissing={isAsked && !readings.decimals}
          onChange={(decimals) => onChange({ ...readings, decimals } as Readings)}
        />
      )}
    </>
  );
}
