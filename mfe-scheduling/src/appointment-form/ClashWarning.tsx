import { useQuery } from '@tanstack/react-query';
import { isOver } from '@clearcoat/sdk/rules';
import { Alert } from '@clearcoat/ui/core';
import { conflictsQuery, type Slot } from '../shared/appointments-api';
import { clashText } from './clash';
import { endsAfterStart } from './times';

/** Warning about overlapping appointments that are still to do. Staff may save anyway. */
export function ClashWarning({ slot }: { slot: Slot }) {
  const isAskable = Boolean(slot.date) && endsAfterStart(slot.startTime, slot.endTime);
  const { data: clashes = [] } = useQuery({ ...conflictsQuery(slot), enabled: isAskable });
  const ahead = clashes.filter(({ status }) => !isOver(status));
  const text = isAskable ? clashText(ahead) : '';
  return text && <Alert type="warning">{text}</Alert>;
}
