import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMediaQuery } from '../base/use-media-query';
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
}

const ISO = 'YYYY-MM-DD';

/**
 * A range of days: two months side by side, or two date fields on a phone.
 *
 * @example <DateRangePicker label="Date range" value={['2026-11-21', '2026-11-28']} onChange={setRange} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const phone = useMediaQuery('(max-width: 639.98px)');
  return phone ? <PhoneRange {...props} /> : <WideRange {...props} />;
}

// The picker says nothing when the very moments it shows are picked again. It shows noon and is
// given midnights, so that picking the days it stands at counts as well.
const shownAt = (date: string) => dayjs(date).hour(12);

function WideRange({ label, value, onChange, presets }: DateRangePickerProps) {
  return (
    <div role="group" aria-label={label}>
      <DatePicker.RangePicker
        value={value && [shownAt(value[0]), shownAt(value[1])]}
        format="MMM D, YYYY"
        onChange={(range) => {
          const [from, to] = range ?? [];
          onChange(from && to ? [from.format(ISO), to.format(ISO)] : null);
        }}
        presets={presets?.map(({ label: name, range: [from, to] }) => ({
          label: name,
          value: [dayjs(from), dayjs(to)],
        }))}
      />
    </div>
  );
}

function PhoneRange({ label, value, onChange, presets }: DateRangePickerProps) {
  const [from, to] = value ?? ['', ''];
  // A range needs both ends: the missing one follows the one that was entered, as does a passed one.
  const setFrom = (next: string) => onChange(next ? [next, to < next ? next : to] : null);
  const setTo = (next: string) =>
    onChange(next ? [!from || from > next ? next : from, next] : null);
  return (
    <div role="group" aria-label={label}>
      <div className={styles.fields}>
        <DateInput aria-label="Start date" value={from} onChange={setFrom} />
        <span aria-hidden="true">–</span>
        <DateInput aria-label="End date" value={to} onChange={setTo} />
      </div>
      {presets && (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button key={preset.label} type="button" onClick={() => onChange(preset.range)}>
              {preset.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
