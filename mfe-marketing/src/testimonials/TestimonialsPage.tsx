import type { CSSProperties } from 'react';
import { VehicleChip } from '@clearcoat/ui/icons';
import { Section } from '@clearcoat/ui/site';
import { ClosingCall } from '../shared/ClosingCall';
import { PageHead } from '../shared/PageHead';
import { SAMPLE_NOTE } from '../shared/stories';
import { avatarColor, initials } from '@clearcoat/sdk';
import { clientStories, type ClientStory } from './client-stories';
import styles from './TestimonialsPage.module.css';

/** /testimonials: six customer stories. */
export default function TestimonialsPage() {
  return (
    <>
      <PageHead
        title="Client Success Stories"
        lead="Six shops, from one van to a full crew, on what changed when the paperwork did."
      />
      <Section>
        <h2 className="cc-visually-hidden">Stories</h2>
        <p className={styles.sample}>{SAMPLE_NOTE}</p>
        <ul role="list" className={styles.grid}>
          {clientStories.map((story) => (
            <StoryCard key={story.name} {...story} />
          ))}
        </ul>
      </Section>
      <ClosingCall title="Yours could be the next one." />
    </>
  );
}

function StoryCard({ quote, name, company, location, vehicle, ...story }: ClientStory) {
  const { figure, of } = story;
  return (
    <li>
      <figure className={styles.story}>
        {of && (
          <p className={styles.figure}>
            <strong>{figure}</strong> {of}
          </p>
        )}
        <blockquote>{quote}</blockquote>
        <figcaption>
          <span
            className={styles.avatar}
            style={{ '--avatar': avatarColor(name) } as CSSProperties}
            aria-hidden="true"
          >
            {initials(name)}
          </span>
          <span>
            <b>{name}</b>
            <span>{company}</span>
            <span>{location}</span>
          </span>
          <VehicleChip vehicle={vehicle} />
        </figcaption>
      </figure>
    </li>
  );
}
