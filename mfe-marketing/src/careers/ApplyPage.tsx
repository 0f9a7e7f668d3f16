import { useState } from 'react';
import { Link, useParams } from '@clearcoat/sdk';
import { LinkButton } from '@clearcoat/ui/site';
import { ApplicationForm } from './ApplicationForm';
import { DonePanel } from '../shared/DonePanel';
import { NotFound } from '../shared/NotFound';
import { PageHead } from '../shared/PageHead';
import { RaisedCard } from '../shared/RaisedCard';
import { useTitle } from '../shared/use-title';
import { openPositions, type Position } from './positions';
import styles from './ApplyPage.module.css';

const GENERAL = {
  slug: 'general',
  title: 'Submit Your Resume',
  about: 'For anyone who fits none of the open positions but should be here anyway.',
} as const;

interface Opening {
  slug: Position;
  title: string;
  about: string;
}

function findOpening(slug: string | undefined): Opening | undefined {
  if (slug === GENERAL.slug) return GENERAL;
  const position = openPositions.find((candidate) => candidate.slug === slug);
  if (!position) return undefined;
  const { title, department, location, type } = position;
  return { slug: position.slug, title, about: `${department} · ${location} · ${type}` };
}

function Apply({ slug, title, about }: Opening) {
  const [thanks, setThanks] = useState<string>();
  return (
    <>
      <PageHead title={title} lead={about} overlapped />
      <RaisedCard>
        {thanks ? (
          <DonePanel
            title="Application Received!"
            text={`${thanks} A person reads it and answers by email.`}
            action={
              <LinkButton to="/careers" variant="secondary">
                Back to Careers
              </LinkButton>
            }
          />
        ) : (
          <>
            <h2>Your application</h2>
            <ApplicationForm position={slug} onSent={setThanks} />
            <p className={styles.note}>
              We use what you send to decide about your application and for nothing else. Our{' '}
              <Link to="/privacy">privacy policy</Link> says how it is kept.
            </p>
          </>
        )}
      </RaisedCard>
    </>
  );
}

/** /careers/{slug}/apply: the application form of one position, or of none ('general'). */
export default function ApplyPage() {
  const { slug } = useParams();
  const opening = findOpening(slug);
  useTitle(opening?.title ?? 'Page not found');
  if (!opening) return <NotFound to="/careers" label="Go to the open positions" />;
  return <Apply key={opening.slug} {...opening} />;
}
