import { useQuery } from '@tanstack/react-query';
import { Alert } from '@clearcoat/ui/core';
import { conflictsQuery, type Slot } from '../shared/appointments-api';
import { clashText } from './clash';
import { endsAfterStart } from './times';

/** Warning about overlapping appointments. Staff may save anyway. */
export function ClashWarning({ slot }: { slot: Slot }) {
  const isAskable = Boolean(slot.date) && endsAfterStart(slot.startTime, slot.endTime);
  const { data: clashes = [] } = useQuery({ ...conflictsQuery(slot), enabled: isAskable });
  const text = isAskable ? clashText(clashes) : '';
  return text && <Alert type="warning">{text}</Alert>;
}
