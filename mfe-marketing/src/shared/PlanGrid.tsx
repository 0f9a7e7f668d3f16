import { useState } from 'react';
import { formatMoney } from '@clearcoat/sdk';
import { LinkButton, Segmented } from '@clearcoat/ui/site';
import { plans, type Plan } from './plans';
import { ANNUAL_DISCOUNT_PERCENT, quote, type Billing } from './pricing';
import styles from './PlanGrid.module.css';
import { ClaimList, Soon } from './Soon';

const billings = [
  { value: 'monthly', label: 'Monthly' },
  {
    value: 'annual',
    label: (
      <>
        Annual <span className={styles.save}>Save {ANNUAL_DISCOUNT_PERCENT}%</span>
      </>
    ),
  },
] as const;

/** The three plans with monthly or annual billing. */
export function PlanGrid() {
  const [billing, setBilling] = useState<Billing>('monthly');
  return (
    <>
      <div className={styles.switch}>
        <Segmented label="Billing" options={billings} value={billing} onChange={setBilling} />
      </div>
      <ul role="list" className={styles.grid}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} billing={billing} />
        ))}
      </ul>
    </>
  );
}

function PlanCard({ plan, billing }: { plan: Plan; billing: Billing }) {
  const { perMonth, charged, savedPerYear } = quote(plan.monthlyCents, billing);
  return (
    <li className={`${styles.plan} ${plan.featured ? styles.featured : ''}`}>
      <h3>{plan.name}</h3>
      <p className={styles.forWhom}>{plan.forWhom}</p>
      <p className={styles.price}>
        <strong>{formatMoney(perMonth / 100)}</strong>
        <span>/month</span>
      </p>
      <p className={styles.terms}>
        {billing === 'annual' ? (
          <>
            {`${formatMoney(charged / 100)} a year, ${formatMoney(savedPerYear / 100)} saved`}{' '}
            <Soon />
          </>
        ) : (
          'Billed monthly'
        )}
      </p>
      <LinkButton to="/auth" block variant={plan.featured ? 'accent' : 'secondary'}>
        Start Your Free Trial
        <span className="cc-visually-hidden"> with {plan.name}</span>
      </LinkButton>
      <ClaimList claims={plan.claims} />
    </li>
  );
}
