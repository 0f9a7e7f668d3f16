import { Section } from '@clearcoat/ui/site';
import { ClosingCall } from '../shared/ClosingCall';
import { PageHead } from '../shared/PageHead';
import { PlanGrid } from '../shared/PlanGrid';
import { Questions } from '../shared/Questions';
import { ClaimList } from '../shared/Soon';
import { included, planned } from './plan-claims';
import { pricingQuestions } from './pricing-questions';
import styles from './PricingPage.module.css';

export default function PricingPage() {
  return (
    <>
      <PageHead
        title="Pricing"
        lead="Try all of it free for 14 days, without a credit card. Pay by the month; annual billing with a 20% discount is coming soon. Cancel at any time."
        overlapped
      />
      <div className={styles.plans}>
        <Section>
          <h2 className="cc-visually-hidden">Plans</h2>
          <PlanGrid />
        </Section>
      </div>
      <Section tone="surface">
        <div className={styles.columns}>
          <div>
            <h2>In every plan</h2>
            <ClaimList claims={included} />
          </div>
          <div>
            <h2>On the way</h2>
            <ClaimList claims={planned} />
          </div>
        </div>
      </Section>
      <Section title="Questions about paying">
        <Questions questions={pricingQuestions} />
      </Section>
      <ClosingCall title="Two weeks are enough to know." />
    </>
  );
}
