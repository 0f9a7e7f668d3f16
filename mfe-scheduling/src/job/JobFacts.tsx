import { addressLines, formatMoney, useSession, joinFacts } from '@clearcoat/sdk';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { Card, Swatch } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { filledFields } from '../shared/appointment-fields';
import { lengthOf } from '../shared/day-plan';
import { LinesTable } from '../shared/LinesTable';
import { usePlaceOf } from '../shared/shop-places';
import type { ShownJob } from '../shared/shown-job';
import styles from './JobFacts.module.css';
import { momentsOf, tookOf } from './moments';
import { VehicleFacts } from './VehicleFacts';
import { useTimeZone } from '../shared/use-time-zone';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Where({ place }: Pick<ShownJob, 'place'>) {
  const whereabouts = usePlaceOf({ place });
  const name = place ? place.label : 'At the shop';
  return (
    <>
      {name && <span className={place ? styles.strong : undefined}>{name}</span>}
      {(whereabouts ? addressLines(whereabouts) : []).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {place?.accessNotes && <span className={styles.access}>{place.accessNotes}</span>}
    </>
  );
}

function Crew({ crew }: Pick<ShownJob, 'crew'>) {
  return (
    <span className={styles.crew}>
      <Swatch colour={crew.colour} />
      {crew.name}
    </span>
  );
}

function Recorded({ job }: { job: ShownJob }) {
  const { user } = useSession();
  const moments = momentsOf(job, user?.timeZone);
  if (moments.length === 0) return null;
  const took = tookOf(job);
  return (
    <Fact label="Recorded">
      {moments.map(({ label, at, time }) => (
        <span key={label}>
          {label} <time dateTime={at}>{time}</time>
        </span>
      ))}
      {took && <span className={styles.strong}>{took} of work</span>}
    </Fact>
  );
}

/** Lines beside the service, with prices for those who may see them. */
function Price({ job }: { job: ShownJob }) {
  const { lines = [], listPrice = null, price, addons = [] } = job;
  if (addons.length > 0) return <Fact label="Add-ons">{addons.join(', ')}</Fact>;
  if (lines.length === 0 || price === null) return null;
  const isAgreed = listPrice !== null && listPrice !== price;
  return (
    <Fact label="Price">
      <LinesTable
        lines={lines}
        total={formatMoney(listPrice ?? price, 'always')}
        totalLabel={isAgreed ? 'By the list' : 'Total'}
      />
      {isAgreed && <span className={styles.strong}>{formatMoney(price, 'always')} agreed</span>}
    </Fact>
  );
}

/** Facts of a job, the most needed first. */
export function JobFacts({ job }: { job: ShownJob }) {
  const { service, price, vehicle } = job;
  const length = lengthOf(lengthOfJob(job, useTimeZone()));
  return (
    <Card title="Job">
      <dl className={styles.facts}>
        <Fact label="Where">
          <Where place={job.place} />
        </Fact>
        <Fact label="Vehicle">
          <span>{vehicle ? joinFacts([vehicle.label, vehicle.size]) : 'Not known yet'}</span>
          <VehicleFacts vehicle={vehicle} contactId={job.contactId} />
        </Fact>
        <Fact label="Service">
          <span>{service}</span>
          <span>{joinFacts([length, price === null ? '' : formatMoney(price, 'always')])}</span>
        </Fact>
        <Price job={job} />
        <Fact label="Crew">
          <Crew crew={job.crew} />
        </Fact>
        {filledFields(job).map(({ label, text }) => (
          <Fact key={label} label={label}>
            <span className={styles.notes}>{text}</span>
          </Fact>
        ))}
        <Recorded job={job} />
      </dl>
    </Card>
  );
}
