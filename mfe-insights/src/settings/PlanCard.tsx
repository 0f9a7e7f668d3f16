import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney, today, useCan, useSession } from '@clearcoat/sdk';
import { Button, Card, ErrorState, SkeletonLines } from '@clearcoat/ui/core';
import { useEffect, useId, useRef, useState } from 'react';
import { ChangePlanDialog } from './ChangePlanDialog';
import styles from './PlanCard.module.css';
import { planQuery, type BusinessPlan } from './plan-api';

const count = (customers: number) => (Number(customers) || 0).toLocaleString('en-US');

const hasPassed = (moment: string) => new Date(moment) <= new Date();

function Usage({ plan: { customers, limit } }: { plan: BusinessPlan }) {
  const labelId = useId();
  if (limit === null) return <p>{count(customers)} customers, no limit</p>;
  const share = Math.min(1, customers / limit);
  const isFull = customers >= limit;
  return (
    <div>
      <p id={labelId}>
        {count(customers)} of {count(limit)} customers
      </p>
      <div
        className={styles.meter}
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(customers, limit)}
        aria-valuetext={`${customers} of ${limit} customers`}
      >
        <div className={isFull ? styles.full : undefined} style={{ width: `${share * 100}%` }} />
      </div>
      {isFull && (
        <p className={styles.quiet}>
          Your plan is full. You keep everything you have. To add more, choose a larger plan.
        </p>
      )}
    </div>
  );
}

function Price({ plan: { price, trialEndsAt } }: { plan: BusinessPlan }) {
  const timeZone = useSession().user?.timeZone ?? 'UTC';
  if (!trialEndsAt) return <>{formatMoney(price)} a month</>;
  const day = formatDate(today(timeZone, new Date(trialEndsAt)));
  return <>{hasPassed(trialEndsAt) ? `Ended on ${day}` : `Ends on ${day}`}</>;
}

function Plan({ plan }: { plan: BusinessPlan }) {
  const mayChange = useCan('business:manage');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.plan}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{plan.name}</p>
          <p className={styles.quiet}>
            <Price plan={plan} />
          </p>
        </div>
        {mayChange && <Button onClick={() => setIsOpen(true)}>Change Plan</Button>}
      </div>
      <Usage plan={plan} />
      {!mayChange && <p className={styles.quiet}>The owner of the business can change the plan.</p>}
      <ChangePlanDialog open={isOpen} plan={plan} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** The business's plan and its usage. */
export function PlanCard() {
  const { data, error, refetch } = useQuery(planQuery());
  const card = useRef<HTMLDivElement>(null);
  // Links from a reached plan limit go to '/settings#plan'.
  useEffect(() => {
    if (window.location.hash === '#plan') card.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={card} id="plan">
      <Card title="Your plan">
        {data && <Plan plan={data} />}
        {!data && !error && <SkeletonLines label="Loading your plan..." lines={3} />}
        {!data && error && (
          <ErrorState
            title="Couldn't load your plan"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </div>
  );
}
