import { useCan, type IsoDate } from '@clearcoat/sdk';
import { RowMenu, type DropdownItem } from '@clearcoat/ui/core';
import { lazy, Suspense, useState } from 'react';

const MoveDialogs = lazy(() => import('./MoveDialogs'));

interface DayMenuProps {
  date: IsoDate;
  /** The crew filter; '' means all crews. */
  crew: string;
}

/** Menu of the day view, with the dialogs that it opens. */
export function DayMenu({ date, crew }: DayMenuProps) {
  const canMove = useCan('appointments:write');
  const [isOpen, setIsOpen] = useState(false);
  if (!canMove) return null;
  const move: DropdownItem = {
    ...{ key: 'move', label: 'Move These Jobs', icon: 'calendar' },
    onSelect: () => setIsOpen(true),
  };
  return (
    <>
      <RowMenu label="More about this day" items={[move]} />
      {isOpen && (
        <Suspense>
          <MoveDialogs from={date} crew={crew} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
