import { Gloss, LinkButton, Section } from '@clearcoat/ui/site';
import { DayBoard } from './DayBoard';
import styles from './Hero.module.css';

/** Head of the home page, with an interactive demo. */
export function Hero() {
  return (
    <Section tone="navy">
      <Gloss />
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>
            You do the paint. <em>Clearcoat does the paperwork.</em>
          </h1>
          <p className={styles.lead}>
            Customers, appointments and revenue for auto detailers, in one place that works from the
            phone beside the car.
          </p>
          <div className={styles.actions}>
            <LinkButton to="/auth" size="large" variant="accent">
              Start Your Free Trial
            </LinkButton>{' '}
            <LinkButton to="/pricing" size="large" variant="ghost">
              See Pricing
            </LinkButton>
          </div>
          <p className={styles.note}>No credit card required. 14-day free trial.</p>
        </div>
        <DayBoard />
      </div>
    </Section>
  );
}
