import { useCan } from '@clearcoat/sdk';
import {
  Button,
  Card,
  ErrorState,
  Pill,
  RowMenu,
  SkeletonTable,
  Swatch,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CrewFeedDialog } from '../calendar-feed/CrewFeedDialog';
import { colourName } from '../shared/ColourInput';
import { CrewDialog } from './CrewDialog';
import { crewsQuery, hoursQuery, type Crew } from './team-api';
import styles from './team.module.css';
import { useDeleteCrew } from './use-delete-crew';
import { hoursInWords } from './week';

interface RowProps {
  crew: Crew;
  onEdit: () => void;
  onCalendar: () => void;
  onDelete: () => void;
}

function Row({ crew, onEdit, onCalendar, onDelete }: RowProps) {
  const canWrite = useCan('settings:write');
  const { name, kind, colour, active, people, hours } = crew;
  const items: DropdownItem[] = [
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: onEdit },
    { key: 'calendar', label: 'Calendar Address', icon: 'calendar', onSelect: onCalendar },
    { key: 'delete', label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
  ];
  return (
    <li className={styles.row}>
      <Swatch colour={colour} size={20} />
      <div className={styles.words}>
        <h3>
          {name} <span className={styles.kind}>{colourName(kind)}</span>
          {!active && <Pill>Takes no new jobs</Pill>}
        </h3>
        <p>{people.map((person) => person.name).join(', ') || 'Nobody on it yet'}</p>
        {hours && <p>{hours.length > 0 ? hoursInWords(hours) : 'Closed all week'}</p>}
      </div>
      {canWrite && <RowMenu label={`More about ${name}`} items={items} />}
    </li>
  );
}

/** Vans and bays of the business with their people. */
export function CrewsTab() {
  const canWrite = useCan('settings:write');
  const { data: crews, error, refetch } = useQuery(crewsQuery());
  const { data: week } = useQuery(hoursQuery());
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<Crew>();
  const [subscribed, setSubscribed] = useState<Crew>();
  const remove = useDeleteCrew();
  const open = (crew?: Crew) => {
    setEdited(crew);
    setIsOpen(true);
  };
  const usual = week?.ranges ?? [];

  return (
    <Card
      title="Vans and Bays"
      extra={
        canWrite && (
          <Button variant="primary" icon="plus" onClick={() => open()}>
            Add Van or Bay
          </Button>
        )
      }
    >
      <p className={styles.lead}>Each does one job at a time. New jobs go to one that's free.</p>
      {crews && (
        <ul className={styles.list}>
          {crews.map((crew) => (
            <Row
              key={crew.id}
              crew={crew}
              onEdit={() => open(crew)}
              onCalendar={() => setSubscribed(crew)}
              onDelete={() => void remove(crew)}
            />
          ))}
        </ul>
      )}
      {!crews && !error && <SkeletonTable label="Loading vans and bays..." rows={2} columns={2} />}
      {!crews && error && (
        <ErrorState
          title="Couldn't load your vans and bays"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <CrewFeedDialog crew={subscribed} onClose={() => setSubscribed(undefined)} />
      <CrewDialog open={isOpen} crew={edited} usual={usual} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
