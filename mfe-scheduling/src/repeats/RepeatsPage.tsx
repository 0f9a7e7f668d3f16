import { useQuery } from '@tanstack/react-query';
import {
  formatDate,
  formatTime,
  formatWeekday,
  Link,
  useCan,
  useNavigate,
  useToday,
} from '@clearcoat/sdk';
import {
  Card,
  EmptyState,
  Entry,
  EntryList,
  ErrorState,
  Facts,
  LinkButton,
  PageHeader,
  reachItems,
  Pill,
  RowMenu,
  SkeletonTable,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { editPath } from '../shared/job-path';
import { seriesQuery, type Series } from './series-api';
import { useSeries } from './use-series';
import { oftenInWords, RHYTHMS } from './words';

/** Due date, as a word if it is near. */
function Due({ series, today }: { series: Series; today: string }) {
  const { next, nextOn, startTime, problem } = series;
  const date = next?.date ?? nextOn;
  const when = `${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(next?.startTime ?? startTime)}`;
  return (
    <>
      {next ? <Link to={`/appointments/${next.id}`}>{when}</Link> : when}
      {date === today && <Pill tone="success">Today</Pill>}
      {next?.status === 'pending' && <Pill tone="warning">Needs a time</Pill>}
      {!next && !problem && <Pill>Not planned yet</Pill>}
      {problem && <Pill tone="danger">Can&apos;t go on</Pill>}
    </>
  );
}

function Row({ series, today }: { series: Series; today: string }) {
  const canWrite = useCan('appointments:write');
  const navigate = useNavigate();
  const { skip, plan, stop, change } = useSeries();
  const { id, customer, vehicle, service, everyWeeks, next, nextOn } = series;
  const items: DropdownItem[] = [
    next
      ? {
          key: 'move',
          label: 'Move This One',
          icon: 'calendar',
          onSelect: () => void navigate(editPath(next.id)),
        }
      : { key: 'plan', label: 'Plan It Now', icon: 'calendar', onSelect: () => plan(id, nextOn) },
    {
      key: 'skip',
      label: 'Skip This One',
      icon: 'chevron-right',
      onSelect: () => skip(id, next?.date ?? nextOn),
    },
    ...RHYTHMS.filter((weeks) => weeks !== everyWeeks).map((weeks) => ({
      key: `every-${weeks}`,
      label: oftenInWords(weeks),
      onSelect: () => change(id, weeks),
    })),
    { key: 'stop', label: 'Stop Repeating', icon: 'ban', danger: true, onSelect: () => stop(id) },
  ];
  return (
    <Entry
      level={2}
      title={<Link to={`/contacts/${customer.id}`}>{customer.name}</Link>}
      notes={[
        <Facts facts={[service, vehicle]} />,
        oftenInWords(everyWeeks),
        ...(series.problem ? [`${series.problem}.`] : []),
      ]}
      fact={<Due series={series} today={today} />}
      isFactLong
      menu={
        <RowMenu
          label={`More about ${customer.name}, ${service}`}
          items={[...reachItems(customer), ...(canWrite ? items : [])]}
        />
      }
    />
  );
}

/** /appointments/repeats: repeating appointments, soonest first. */
export default function RepeatsPage() {
  const today = useToday();
  const { data, error, refetch } = useQuery(seriesQuery());
  return (
    <>
      <PageHeader
        title="Repeating Jobs"
        subtitle="Customers who come back on a schedule"
        back={{ to: '/appointments', label: 'Appointments' }}
      />
      <Card>
        {data && data.length > 0 && (
          <EntryList>
            {data.map((series) => (
              <Row key={series.id} series={series} today={today} />
            ))}
          </EntryList>
        )}
        {data?.length === 0 && (
          <EmptyState
            icon="calendar"
            title="Nothing repeats yet"
            description="Open a job and choose Repeat. It comes back every few weeks, and we add the next ones for you."
            action={<LinkButton to="/appointments">Choose a Job</LinkButton>}
          />
        )}
        {!data && !error && (
          <SkeletonTable label="Loading repeating jobs..." rows={4} columns={2} avatar={false} />
        )}
        {!data && error && (
          <ErrorState
            title="Couldn't load your repeating jobs"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </>
  );
}
