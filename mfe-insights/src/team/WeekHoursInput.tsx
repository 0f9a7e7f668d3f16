import { Button, IconButton } from '@clearcoat/ui/core';
import { Select } from '@clearcoat/ui/forms';
import type { OpenRange } from './team-api';
import { likeMonday, nextRange, rangesOn, timeOptions, WEEKDAYS, withDay } from './week';
import styles from './WeekHoursInput.module.css';

interface RangeProps {
  /** Screen-reader name: 'Monday', or 'Monday, 2nd hours'. */
  name: string;
  range: OpenRange;
  onChange: (range: OpenRange) => void;
  onRemove: () => void;
}

function Range({ name, range, onChange, onRemove }: RangeProps) {
  return (
    <div className={styles.range}>
      <Select
        aria-label={`${name} opens`}
        value={range.starts}
        options={timeOptions(range.starts, 'starts')}
        onChange={(starts) => onChange({ ...range, starts })}
      />
      <span aria-hidden="true">to</span>
      <Select
        aria-label={`${name} closes`}
        value={range.ends}
        options={timeOptions(range.ends, 'ends')}
        onChange={(ends) => onChange({ ...range, ends })}
      />
      <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}

interface DayProps {
  weekday: number;
  day: readonly OpenRange[];
  onChange: (day: readonly OpenRange[]) => void;
}

function Day({ weekday, day, onChange }: DayProps) {
  const name = WEEKDAYS[weekday - 1] ?? '';
  const next = nextRange(day, weekday);
  return (
    <div className={styles.day} role="group" aria-label={name}>
      <span className={styles.name}>{name}</span>
      <div className={styles.ranges}>
        {day.length === 0 && <span className={styles.closed}>Closed</span>}
        {day.map((range, at) => (
          <Range
            key={at}
            name={at === 0 ? name : `${name}, hours ${at + 1},`}
            range={range}
            onChange={(changed) => onChange(day.with(at, changed))}
            onRemove={() => onChange(day.filter((_, other) => other !== at))}
          />
        ))}
      </div>
      {next && (
        <IconButton
          icon="plus"
          label={`Add hours on ${name}`}
          onClick={() => onChange([...day, next])}
        />
      )}
    </div>
  );
}

interface WeekHoursInputProps {
  value?: OpenRange[];
  onChange?: (ranges: OpenRange[]) => void;
}

/** Weekly hours: none, one or several ranges a day. */
export function WeekHoursInput({ value = [], onChange }: WeekHoursInputProps) {
  return (
    <div className={styles.week}>
      {WEEKDAYS.map((name, index) => (
        <Day
          key={name}
          weekday={index + 1}
          day={rangesOn(value, index + 1)}
          onChange={(day) => onChange?.(withDay(value, index + 1, day))}
        />
      ))}
      <Button size="small" onClick={() => onChange?.(likeMonday(value))}>
        Copy Monday to Friday
      </Button>
    </div>
  );
}
