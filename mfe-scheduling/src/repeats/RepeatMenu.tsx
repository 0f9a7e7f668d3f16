import { Button, Dropdown, type DropdownItem } from '@clearcoat/ui/core';
import type { Appointment } from '../shared/appointments-api';
import { useSeries } from './use-series';
import { oftenInWords, RHYTHMS } from './words';

/** Menu to repeat an appointment every few weeks, or to stop. */
export function RepeatMenu({ job }: { job: Pick<Appointment, 'id' | 'series'> }) {
  const { start, change, skip, stop, isBusy } = useSeries();
  const { id, series } = job;
  const choose = (weeks: number) => (series ? change(series.id, weeks) : start(id, weeks));
  const rhythms: DropdownItem[] = RHYTHMS.map((weeks) => ({
    key: `every-${weeks}`,
    label: oftenInWords(weeks),
    icon: series?.everyWeeks === weeks ? 'check' : undefined,
    onSelect: () => choose(weeks),
  }));
  const more: DropdownItem[] = series
    ? [
        { key: 'skip', label: 'Skip the Next One', onSelect: () => skip(series.id) },
        { key: 'stop', label: 'Stop Repeating', danger: true, onSelect: () => stop(series.id) },
      ]
    : [];
  return (
    <Dropdown items={[...rhythms, ...more]}>
      <Button loading={isBusy} aria-haspopup="menu">
        {series && <span className="cc-visually-hidden">Repeats </span>}
        {series ? oftenInWords(series.everyWeeks) : 'Repeat'}
      </Button>
    </Dropdown>
  );
}
