import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMediaQuery } from '../base/use-media-query';
import { Icon } from '../icons';
import { DateInput } from './DateInput';
import styles from './DateRangePicker.module.css';

/** The first and last day, each 'YYYY-MM-DD'. */
export type DateRange = readonly [from: string, to: string];

export interface DateRangePickerProps {
  /** What the range is for; names the fields. */
  label: string;
  value: DateRange | null;
  /** Null when the range was cleared. */
  onChange: (range: DateRange | null) => void;
  presets?: readonly { label: string; range: DateRange }[];
  /** False while `value` only says what would be picked: it looks unchosen and has nothing to clear. Default: true. */
  isApplied?: boolean;
  /** The first of the presets, which picks no range: 'All dates'. Default: there is none. */
  allLabel?: string;
}

const ISO = 'YYYY-MM-DD';

/**
 * A range of days: two months side by side, or two date fields on a phone, and the usual ranges as chips.
 *
 * @example <DateRangePicker label="Date range" value={['2026-11-21', '2026-11-28']} onChange={setRange} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const phone = useMediaQuery('(max-width: 639.98px)');
  return (
    <div role="group" aria-label={props.label} className={styles.picker}>
      <Chips {...props} />
      {phone ? <PhoneRange {...props} /> : <WideRange {...props} />}
    </div>
  );
}

function Chips({
  value,
  onChange,
  presets = [],
  isApplied = true,
  allLabel,
}: DateRangePickerProps) {
  const chosen = isApplied ? value : null;
  const chips = [...(allLabel ? [{ label: allLabel, range: null }] : []), ...presets];
  if (chips.length === 0) return null;
  return (
    <div className={styles.presets}>
      {chips.map(({ label, range }) => (
        <button
          key={label}
          type="button"
          aria-current={range?.join() === chosen?.join() || undefined}
          onClick={() => onChange(range)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

// The picker says nothing when the very moments it shows are picked again. It shows noon and is
// given midnights, so that picking the days it stands at counts as well.
const shownAt = (date: string) => dayjs(date).hour(12);

function WideRange({ value, onChange, isApplied = true }: DateRangePickerProps) {
  return (
    <DatePicker.RangePicker
      value={value && [shownAt(value[0]), shownAt(value[1])]}
      format="MMM D, YYYY"
      allowClear={isApplied}
      className={isApplied ? undefined : styles.unapplied}
      suffixIcon={<Icon name="calendar" size={18} />}
      separator={<span aria-hidden="true">–</span>}
      onChange={(range) => {
        const [from, to] = range ?? [];
        onChange(from && to ? [from.format(ISO), to.format(ISO)] : null);
      }}
    />
  );
}

function PhoneRange({ value, onChange, isApplied = true }: DateRangePickerProps) {
  const [from, to] = value ?? ['', ''];
  // A range needs both ends: the missing one follows the one that was entered, as does a passed one.
  const setFrom = (next: string) => onChange(next ? [next, to < next ? next : to] : null);
  const setTo = (next: string) =>
    onChange(next ? [!from || from > next ? next : from, next] : null);
  return (
    <div className={`${styles.fields} ${isApplied ? '' : styles.unapplied}`}>
      <DateInput aria-label="Start date" value={from} onChange={setFrom} />
      <span aria-hidden="true">–</span>
      <DateInput aria-label="End date" value={to} onChange={setTo} />
    </div>
  );
}
