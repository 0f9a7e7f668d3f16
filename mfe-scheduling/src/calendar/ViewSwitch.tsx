import { useNavigate } from '@clearcoat/sdk';
import { Segmented } from '@clearcoat/ui/core';
import { useAddress, type View } from '../shared/use-address';

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** Switch between the list and the calendar views; the view is in the address. */
export function ViewSwitch() {
  const { view, pathToView } = useAddress();
  const navigate = useNavigate();
  const show = (next: View) => void navigate(pathToView(next));
  return <Segmented label="View" options={VIEWS} value={view} onChange={show} />;
}
