import { addressLines, formatMoney, joinFacts } from '@clearcoat/sdk';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { Card } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { filledFields } from '../shared/appointment-fields';
import { lengthOf } from '../shared/day-plan';
import { LinesTable } from '../shared/LinesTable';
import { usePlaceOf } from '../shared/shop-places';
import type { ShownJob } from '../shared/shown-job';
import styles from './JobFacts.module.css';
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
        totalLabel={isAgreed ? 'List price' : 'Total'}
      />
      {isAgreed && <span className={styles.strong}>{formatMoney(price, 'always')} agreed</span>}
    </Fact>
  );
}

/** Facts of a job that its head does not have, the most needed first. */
export function JobFacts({ job }: { job: ShownJob }) {
  const { service, price, lines = [] } = job;
  const length = lengthOf(lengthOfJob(job, useTimeZone()));
  // With line items the total follows them.
  const cost = price !== null && lines.length === 0 && formatMoney(price, 'always');
  return (
    <Card title="Job">
      <dl className={styles.facts}>
        <Fact label="Where">
          <Where place={job.place} />
        </Fact>
        <Fact label="Service">
          <span>{service}</span>
          <span>{joinFacts([length, cost])}</span>
        </Fact>
        <Price job={job} />
        <VehicleFacts vehicle={job.vehicle} contactId={job.contactId}>
          {(facts) => <Fact label="Vehicle">{facts}</Fact>}
        </VehicleFacts>
        {filledFields(job).map(({ label, text }) => (
          <Fact key={label} label={label}>
            <span className={styles.notes}>{text}</span>
          </Fact>
        ))}
      </dl>
    </Card>
  );
}
