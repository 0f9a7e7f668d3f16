import { useState } from 'react';
import { Link } from '@clearcoat/sdk';
import { Button, Section } from '@clearcoat/ui/site';
import { ContactForm } from './ContactForm';
import { DonePanel } from '../shared/DonePanel';
import { PageHead } from '../shared/PageHead';
import { businessHours, TIME_ZONE_NAME } from './contact';
import styles from './ContactPage.module.css';

/** /contact: contact form and business hours. */
export default function ContactPage() {
  const [state, setState] = useState<'new' | 'sent' | 'again'>('new');
  return (
    <>
      <PageHead
        compact
        title="Contact"
        lead="A question, an idea, or something that doesn't work the way a shop does: tell us."
      />
      <Section>
        <div className={styles.columns}>
          <div className={styles.card}>
            {state === 'sent' ? (
              <DonePanel
                title="Message Received!"
                text="Thank you for writing. We will answer by email within 24 business hours."
                action={
                  <Button variant="secondary" onClick={() => setState('again')}>
                    Send Another Message
                  </Button>
                }
              />
            ) : (
              <>
                <h2>Send us a message</h2>
                <ContactForm onSent={() => setState('sent')} autoFocus={state === 'again'} />
              </>
            )}
          </div>
          <aside className={styles.facts} aria-label="When we answer">
            <h2>Business hours</h2>
            <dl>
              {businessHours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
            <p>All times are {TIME_ZONE_NAME}.</p>
            <h2>Response time</h2>
            <p>Support answers within 24 business hours, by email.</p>
            <h2>Faster than that</h2>
            <p>
              Ten questions are answered in the <Link to="/faq">FAQ</Link>, and what each plan
              includes is on the <Link to="/pricing">pricing page</Link>.
            </p>
          </aside>
        </div>
      </Section>
    </>
  );
}
