import { useNavigate } from '@clearcoat/sdk';
import { Button, Container, Section } from '@clearcoat/ui/site';
import { PageHead } from '../shared/PageHead';
import { Principles } from '../shared/Principles';
import { descriptions, mission, values } from './careers';
import { openPositions, type OpenPosition, type Position } from './positions';
import styles from './CareersPage.module.css';

/** Opens the application form of a position. */
function useApply(): (position: Position) => void {
  const navigate = useNavigate();
  return (position) => void navigate(`/careers/${position}/apply`);
}

function PositionCard({ slug, title, location, type, department }: OpenPosition) {
  const apply = useApply();
  const id = `position-${slug}`;
  return (
    <article className={styles.position} aria-labelledby={id}>
      <div className={styles.words}>
        <h3 id={id}>{title}</h3>
        <ul role="list" className={styles.facts} aria-label="About this position">
          <li>{department}</li>
          <li>{location}</li>
          <li>{type}</li>
        </ul>
        <p>{descriptions[slug]}</p>
      </div>
      <Button variant="secondary" aria-describedby={id} onClick={() => apply(slug)}>
        Apply Now
      </Button>
    </article>
  );
}

/** /careers: reasons to work here, open positions and a general application. */
export default function CareersPage() {
  const apply = useApply();
  return (
    <>
      <PageHead
        title="Join Our Team"
        lead="Help the people who make cars shine to run a business that does, too."
      />
      <Section>
        <Container narrow>
          <div className={styles.mission}>
            <h2>Our mission</h2>
            <p>{mission}</p>
          </div>
        </Container>
      </Section>
      <Section tone="surface" title="What we value">
        <Principles items={values} />
      </Section>
      <Section title="Open positions" lead="Five open positions, most of them remote.">
        <ul role="list" className={styles.positions}>
          {openPositions.map((position) => (
            <li key={position.slug}>
              <PositionCard {...position} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="surface">
        <div className={styles.general}>
          <h2>Don't see a fit?</h2>
          <p>Tell us what you'd make better. We answer every letter.</p>
          <Button size="large" onClick={() => apply('general')}>
            Submit Your Resume
          </Button>
        </div>
      </Section>
    </>
  );
}
