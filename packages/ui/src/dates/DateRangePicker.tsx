import { DatePicker } from 'antd';
import type { RangePickerProps } from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useMediaQuery } from '../device/use-media-query';
import { Icon } from '../icons';
import { DateInput } from './DateInput';
import styles from './DateRangePicker.module.css';

/** The first and last day, each 'YYYY-MM-DD'. */
export type DateRange = readonly [from: string, to: string];

export interface DateRangePickerProps {
  /** Purpose of the range; names the fields. */
  label: string;
  value: DateRange | null;
  /** Null after the range was cleared. */
  onChange: (range: DateRange | null) => void;
  presets?: readonly { label: string; range: DateRange }[];
  /**
   * False while `value` is only a suggestion: it looks unchosen and cannot be cleared. Default:
   * true.
   */
  isApplied?: boolean;
  /** Label of a first preset without a range: 'All dates'. Default: none. */
  allLabel?: string;
}

const ISO = 'YYYY-MM-DD';

/**
 * A range of days: two months side by side, with presets as chips. In narrow layouts two date
 * fields open behind the chips. Without presets, or if none is the current range, the fields are
 * visible at once.
 *
 * @example <DateRangePicker label="Date range" value={['2026-11-21', '2026-11-28']} onChange={setRange} />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  // Two months are 688 px wide, plus the page's margins.
  const phone = useMediaQuery('(max-width: 767.98px)');
  return (
    <div role="group" aria-label={props.label} className={styles.picker}>
      {phone ? (
        <PhoneRange {...props} />
      ) : (
        <>
          <Chips {...props} />
          <WideRange {...props} />
        </>
      )}
    </div>
  );
}

/** Presets, and whether each is the current range. */
function chipsOf({ value, presets = [], isApplied = true, allLabel }: DateRangePickerProps) {
  const chosen = isApplied ? value : null;
  const chips = [...(allLabel ? [{ label: allLabel, range: null }] : []), ...presets];
  return chips.map((chip) => ({ ...chip, isChosen: chip.range?.join() === chosen?.join() }));
}

function Chips(props: DateRangePickerProps) {
  const chips = chipsOf(props);
  if (chips.length === 0) return null;
  return (
    <div className={styles.presets}>
      {chips.map(({ label, range, isChosen }) => (
        <button
          key={label}
          type="button"
          aria-current={isChosen || undefined}
          onClick={() => props.onChange(range)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

// The picker ignores the same moments picked again. It shows noon and gets midnights, so that
// picking the shown days counts as well.
const shownAt = (date: string) => dayjs(date).hour(12);

/** antd labels them 'Choose a month' and 'Choose a year'; voice control needs the visible text. */
const NAMED_AS_SHOWN = { lang: { monthSelect: '', yearSelect: '' } } as RangePickerProps['locale'];

function WideRange({ value, onChange, isApplied = true }: DateRangePickerProps) {
  return (
    <DatePicker.RangePicker
      value={value && [shownAt(value[0]), shownAt(value[1])]}
      format="MMM D, YYYY"
      allowClear={isApplied}
      className={`${styles.range} ${isApplied ? '' : styles.unapplied}`}
      suffixIcon={<Icon name="calendar" size={18} />}
      separator={<span aria-hidden="true">–</span>}
      locale={NAMED_AS_SHOWN}
      onChange={(range) => {
        const [from, to] = range ?? [];
        onChange(from && to ? [from.format(ISO), to.format(ISO)] : null);
      }}
    />
  );
}

/** Chips, and the two fields behind the last one. */
function PhoneRange(props: DateRangePickerProps) {
  const id = useId();
  const [isAsked, setIsAsked] = useState(false);
  const chips = chipsOf(props);
  const isOwn = chips.length > 0 && !chips.some(({ isChosen }) => isChosen);
  const isOpen = isAsked || isOwn || chips.length === 0;
  return (
    <>
      <div className={styles.quick}>
        <Chips {...props} />
        {chips.length > 0 && (
          <button
            type="button"
            className={styles.own}
            aria-label="Pick dates"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-current={isOwn || undefined}
            onClick={() => setIsAsked(!isAsked)}
          >
            <Icon name="calendar" size={18} />
          </button>
        )}
      </div>
      <div id={id} className={styles.fields} hidden={!isOpen}>
        <Fields {...props} />
      </div>
    </>
  );
}

function Fields({ value, onChange, isApplied = true }: DateRangePickerProps) {
  const [from, to] = value ?? ['', ''];
  // A range needs both ends: a missing or overtaken end follows the entered one.
  const setFrom = (next: string) => onChange(next ? [next, to < next ? next : to] : null);
  const setTo = (next: string) =>
    onChange(next ? [!from || from > next ? next : from, next] : null);
  return (
    <div className={`${styles.ends} ${isApplied ? '' : styles.unapplied}`}>
      <DateInput aria-label="Start date" value={from} onChange={setFrom} />
      <span aria-hidden="true">–</span>
      <DateInput aria-label="End date" value={to} onChange={setTo} />
    </div>
  );
}
