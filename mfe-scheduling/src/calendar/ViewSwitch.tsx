import { useNavigate, useSearchParams } from '@clearcoat/sdk';
import { Segmented } from '@clearcoat/ui/core';
import { calendarPath, viewOf, type View } from './use-calendar-address';

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** Switch between the list and the calendar views; the view is in the address. */
export function ViewSwitch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const show = (view: View) => {
    const [date, crew] = [params.get('date') ?? '', params.get('crew') ?? ''];
    void navigate(view === 'list' ? '/appointments' : calendarPath({ view, date, crew }));
  };
  return <Segmented label="View" options={VIEWS} value={viewOf(params)} onChange={show} />;
}
