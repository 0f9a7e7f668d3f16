import { useQuery } from '@tanstack/react-query';
import { formatDay, useSearchParams, useToday } from '@clearcoat/sdk';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonTable,
  useMediaQuery,
} from '@clearcoat/ui/core';
import type { CSSProperties } from 'react';
import { NativeSelect } from '../appointment-form/NativeSelect';
import { TODAY_INSTEAD, WrongDate } from '../shared/WrongDate';
import { dateOr, dayPath } from '../shared/use-address';
import { crewsQuery, type Crew } from '../shared/crews-api';
import { dayTitle } from '../shared/display';
import { routeQuery, type CrewRoute } from './route-api';
import styles from './Route.module.css';
import { Stop } from './Stop';

/** Date and crew of the address; default: today and the first crew that takes appointments. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const query = useQuery(crewsQuery());
  const crews = query.data ?? [];
  const chosen = params.get('crew');
  const crew = crews.find(({ id }) => id === chosen) ?? crews.find(({ active }) => active);
  const date = dateOr(params, today);
  const choose = (id: string) => setParams({ date, crew: id }, { replace: true });
  return { date, today, crews, crew, choose, query };
}

/** Links to a maps app. Several links if the app cannot take the whole route at once. */
function OpenInMaps({ links }: Pick<CrewRoute, 'links'>) {
  if (links.length === 0) return null;
  return (
    <div className={styles.maps} data-print="no">
      {links.map(({ url, stops }, index) => (
        <LinkButton key={url} to={url} icon="pin" variant={index === 0 ? 'primary' : 'secondary'}>
          {links.length === 1 ? 'Open Route in Maps' : `Part ${index + 1}: ${stops} Stops in Maps`}
        </LinkButton>
      ))}
    </div>
  );
}

/** Maps in a phone's browser accept no more stops than this. */
const PHONE_STOPS = 4;

function Stops({ crew, date }: { crew: Crew; date: string }) {
  const isPhone = useMediaQuery('(hover: none)');
  const asked = { date, crewId: crew.id, ...(isPhone && { linkStops: PHONE_STOPS }) };
  const { data, error, refetch } = useQuery(routeQuery(asked));
  if (!data) {
    return error ? (
      <ErrorState title="Couldn't load this route" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonTable label="Loading route..." rows={4} columns={2} />
    );
  }
  if (data.stops.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={`Nothing booked for ${crew.name}`}
        description="Stops show up here in driving order."
        action={
          <LinkButton to={`/appointments/new?date=${date}&crewId=${crew.id}`}>
            Schedule a Job
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <OpenInMaps links={data.links} />
      <ol className={styles.stops} role="list">
        {data.stops.map((stop, index) => (
          <Stop key={stop.job.id} stop={stop} number={index + 1} />
        ))}
      </ol>
    </>
  );
}

/** /appointments/route: a crew's stops on a day, in order. */
export default function RoutePage() {
  const { date, today, crews, crew, choose, query } = useAsked();
  const options = crews.map(({ id, name }) => ({ value: id, label: name }));
  const colour = crew && ({ '--crew': `var(--cc-swatch-${crew.colour})` } as CSSProperties);
  return (
    <div className={styles.page} style={colour}>
      <PageHeader
        title="Route"
        subtitle={dayTitle(date, formatDay(date, today))}
        back={{ to: dayPath(date), label: 'Appointments' }}
        action={
          options.length > 1 && (
            <div className={styles.choice}>
              <NativeSelect
                aria-label="Crew"
                value={crew?.id ?? ''}
                options={options}
                onChange={({ target }) => choose(target.value)}
              />
              <WrongDate names={['date']} instead={TODAY_INSTEAD} />
            </div>
          )
        }
      />
      <Card>
        {crew && <Stops crew={crew} date={date} />}
        {!crew && query.isPending && (
          <SkeletonTable label="Loading route..." rows={4} columns={2} />
        )}
        {!crew && query.isError && (
          <ErrorState
            title="Couldn't load your crews"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
      </Card>
    </div>
  );
}
