import { Gloss, LinkButton, Section } from '@clearcoat/ui/site';
import styles from './ClosingCall.module.css';

/** Call to action repeated at the end of a page. */
export function ClosingCall({ title }: { title: string }) {
  return (
    <Section tone="navy">
      <Gloss />
      <div className={styles.call}>
        <h2>{title}</h2>
        <LinkButton to="/auth" size="large" variant="accent">
          Start Your Free Trial
        </LinkButton>
        <p>No credit card required. 14-day free trial.</p>
      </div>
    </Section>
  );
}
