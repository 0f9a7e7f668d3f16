import { useQuery } from '@tanstack/react-query';
import { Alert } from '@clearcoat/ui/core';
import { conflictsQuery, type Slot } from '../api/appointments';
import { clashText } from '../rules/clash';
import { endsAfterStart } from '../rules/times';

/** Names what already stands at that time. It only warns: staff decide. */
export function ClashWarning({ slot }: { slot: Slot }) {
  const isAskable = Boolean(slot.date) && endsAfterStart(slot.startTime, slot.endTime);
  const { data: clashes = [] } = useQuery({ ...conflictsQuery(slot), enabled: isAskable });
  const text = isAskable ? clashText(clashes) : '';
  return text && <Alert type="warning">{text}</Alert>;
}
