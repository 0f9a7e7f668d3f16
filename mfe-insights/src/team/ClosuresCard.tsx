import { useCan, useToday } from '@clearcoat/sdk';
import {
  Button,
  Card,
  ErrorState,
  RowMenu,
  SkeletonLines,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { useUndoableDelete } from '@clearcoat/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { timeInWords, toClosureInput, toFormValues, whoInWords } from './closure-form';
import { ClosureDialog } from './ClosureDialog';
import {
  closuresQuery,
  createClosure,
  crewsQuery,
  deleteClosure,
  refreshTeam,
  type Closure,
} from './team-api';
import styles from './team.module.css';

const titleOf = ({ reason }: Closure) => reason || 'Closed';

/** Deletes a closure, with an Undo that creates it again. */
function useReopen() {
  const client = useQueryClient();
  return useUndoableDelete<Closure>({
    key: 'closures',
    remove: deleteClosure,
    restore: (_id, closure) => createClosure(toClosureInput(toFormValues(closure))),
    refresh: () => refreshTeam(client),
    deleted: (closure) => ({ title: 'Open again', description: titleOf(closure) }),
    restored: (closure) => ({ title: 'Closed again', description: titleOf(closure) }),
    failed: {
      remove: 'Failed to remove the closure. Please try again.',
      restore: 'Failed to restore the closure. Please try again.',
    },
  });
}

/** Days and hours at which the business or a crew is closed. */
export function ClosuresCard() {
  const canWrite = useCan('settings:write');
  const today = useToday();
  const { data, error, refetch } = useQuery(closuresQuery(today));
  const { data: crews = [] } = useQuery(crewsQuery());
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Closure>();
  const { remove, removing } = useReopen();
  const open = (closure?: Closure) => {
    setEdited(closure);
    setIsOpen(true);
  };
  const closures = data?.filter(({ id }) => !removing.includes(id));
  const items = (closure: Closure): DropdownItem[] => [
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: () => open(closure) },
    { key: 'remove', label: 'Open Again', icon: 'undo', onSelect: () => remove(closure) },
  ];

  return (
    <Card
      title="Closures"
      extra={
        canWrite && (
          <Button size="small" icon="plus" onClick={() => open()}>
            Add Closure
          </Button>
        )
      }
    >
      {closures?.length === 0 && (
        <p className={styles.lead}>
          Holidays, training, a van being repaired: no times are offered then.
        </p>
      )}
      {closures && (
        <ul className={styles.list}>
          {closures.map((closure) => (
            <li key={closure.id} className={styles.row}>
              <div className={styles.words}>
                <h3>{titleOf(closure)}</h3>
                <p>{timeInWords(closure, today)}</p>
                <p>{whoInWords(closure.crewId, crews)}</p>
              </div>
              {canWrite && (
                <RowMenu label={`More about ${titleOf(closure)}`} items={items(closure)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!data && !error && <SkeletonLines label="Loading closures..." lines={3} />}
      {!data && error && (
        <ErrorState
          title="Couldn't load your closures"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <ClosureDialog
        open={isOpen}
        closure={edited}
        crews={crews}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
