import { Section } from '@clearcoat/ui/site';
import { ClosingCall } from '../shared/ClosingCall';
import { FeatureRow } from './FeatureRow';
import { PageHead } from '../shared/PageHead';
import { ClaimList } from '../shared/Soon';
import { features, planned } from './features';
import styles from './FeaturesPage.module.css';

/** /features: today's features, and planned ones. */
export default function FeaturesPage() {
  return (
    <>
      <PageHead
        title="Features"
        lead="Customers, appointments and money in one place, quick enough to use between two cars."
      />
      <Section>
        <div className={styles.rows}>
          {features.map((feature, index) => (
            <FeatureRow key={feature.title} {...feature} isFirst={index === 0} />
          ))}
        </div>
      </Section>
      <Section
        tone="surface"
        title="On the way"
        lead="What we're building now. Until it works, we say so, here and everywhere else."
      >
        <ul role="list" className={styles.planned}>
          {planned.map(({ title, claims }) => (
            <li key={title}>
              <h3>{title}</h3>
              <ClaimList claims={claims} />
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall title="See it with your own jobs in it." />
    </>
  );
}
