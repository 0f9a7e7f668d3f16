import { useToday, type IsoDate } from '@clearcoat/sdk';
import { Button, Dialog, EmptyState, ErrorState, SkeletonLines } from '@clearcoat/ui/core';
import { DateInput } from '@clearcoat/ui/dates';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NativeSelect } from '../../appointment-form/NativeSelect';
import type { Appointment } from '../../shared/appointments-api';
import { crewsQuery } from '../../shared/crews-api';
import styles from './Move.module.css';
import { MoveRow } from './MoveRow';
import { useMovePlan, type MovePlan } from './use-move-plan';
import { useSaveMoves } from './use-save-moves';

const ALL = 'all';

/** Day to move to, and the crew whose jobs move. */
function Choices({ to, crewId, choose }: MovePlan) {
  const today = useToday();
  const id = useId();
  const { data: crews = [] } = useQuery(crewsQuery());
  const options = crews.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.choices}>
      {crews.length > 1 && (
        <div>
          <label htmlFor={`${id}-crew`}>Crew</label>
          <NativeSelect
            id={`${id}-crew`}
            value={crewId || ALL}
            options={[{ value: ALL, label: 'All crews' }, ...options]}
            onChange={({ target: { value } }) => choose({ crewId: value === ALL ? '' : value })}
          />
        </div>
      )}
      <div>
        <label htmlFor={`${id}-to`}>To</label>
        <DateInput
          id={`${id}-to`}
          min={today}
          value={to}
          onChange={(date) => choose({ to: date })}
        />
      </div>
    </div>
  );
}

interface RowsProps extends Pick<ReturnType<typeof useSaveMoves>, 'refusalOf' | 'forget'> {
  plan: MovePlan;
}

function Rows({ plan, refusalOf, forget }: RowsProps) {
  const { query, moves, needsDay, edit } = plan;
  if (needsDay) return <p className={styles.note}>Please choose another day.</p>;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title="Couldn't find times" error={query.error} onRetry={retry} />;
  }
  if (query.isPending) return <SkeletonLines label="Finding times..." />;
  if (moves.length === 0) {
    const why = 'The day has no jobs that are still to begin.';
    return <EmptyState icon="calendar" title="Nothing to move" description={why} />;
  }
  return (
    <ul role="list" className={styles.rows} aria-busy={query.isPlaceholderData}>
      {moves.map((move) => (
        <MoveRow
          key={move.job.id}
          move={move}
          refusal={refusalOf(move.job.id)}
          onEdit={(change) => {
            forget();
            edit(move.job.id, change);
          }}
        />
      ))}
    </ul>
  );
}

export interface MoveDialogProps {
  from: IsoDate;
  /** The crew filter; '' means all crews. */
  crew: string;
  onClose: () => void;
  onMoved: (saved: readonly Appointment[]) => void;
  onUndone: () => void;
}

/** Dialog that moves the jobs of a day to another one. */
export function MoveDialog(props: MoveDialogProps) {
  const { from, crew, onClose, ...saving } = props;
  const plan = useMovePlan(from, crew);
  const { save, isSaving, refusalOf, forget } = useSaveMoves(saving);
  const moved = plan.moves.filter(({ isMoved }) => isMoved);
  const count = `${moved.length} ${moved.length === 1 ? 'Job' : 'Jobs'}`;
  return (
    <Dialog
      open
      width={776}
      title="Move These Jobs"
      onClose={onClose}
      maskClosable={!plan.isEdited}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={isSaving}
            disabled={moved.length === 0 || plan.query.isPlaceholderData}
            onClick={() => save(moved)}
          >
            Move {count}
          </Button>
        </>
      }
    >
      <Choices {...plan} />
      <Rows plan={plan} refusalOf={refusalOf} forget={forget} />
    </Dialog>
  );
}
