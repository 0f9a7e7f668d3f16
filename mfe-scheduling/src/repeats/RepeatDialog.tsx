import type { Appointment } from '../shared/appointments-api';
import { ChoiceDialog } from '../shared/ChoiceDialog';
import { useSeries } from './use-series';
import { oftenInWords, RHYTHMS } from './words';

interface RepeatDialogProps {
  job: Pick<Appointment, 'id' | 'series'>;
  open: boolean;
  onClose: () => void;
}

/** Dialog to repeat an appointment every few weeks, or to stop. */
export function RepeatDialog({ job: { id, series }, ...dialog }: RepeatDialogProps) {
  const { start, change, skip, stop } = useSeries();
  const rhythms = RHYTHMS.map((weeks) => ({
    label: oftenInWords(weeks),
    icon: series?.everyWeeks === weeks ? ('check' as const) : undefined,
    onChoose: () => (series ? change(series.id, weeks) : start(id, weeks)),
  }));
  const more = series
    ? [
        { label: 'Skip the Next One', onChoose: () => skip(series.id) },
        { label: 'Stop Repeating', variant: 'danger' as const, onChoose: () => stop(series.id) },
      ]
    : [];
  return <ChoiceDialog title="Repeat This Job" choices={[...rhythms, ...more]} {...dialog} />;
}
