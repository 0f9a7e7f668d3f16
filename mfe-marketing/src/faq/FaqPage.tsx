import { Link } from '@clearcoat/sdk';
import { LinkButton, Section } from '@clearcoat/ui/site';
import { Accordion } from './Accordion';
import { PageHead } from '../shared/PageHead';
import { Soon } from '../shared/Soon';
import { frequentQuestions } from './frequent-questions';
import styles from './FaqPage.module.css';

const items = frequentQuestions.map(({ question, answer, soon }) => ({
  title: question,
  content: (
    <p>
      {answer} {soon && <Soon />}
    </p>
  ),
}));

/** /faq: ten questions, and a link to the contact form. */
export default function FaqPage() {
  return (
    <>
      <PageHead
        title="Frequently Asked Questions"
        lead="What detailers ask before they start. Prices have a page of their own."
      />
      <Section>
        <Accordion items={items} />
        <p className={styles.pricing}>
          Want to see what each plan costs and includes? <Link to="/pricing">See pricing</Link>.
        </p>
      </Section>
      <Section
        tone="surface"
        title="Still have a question?"
        lead="Ask a person, or try it for two weeks and see for yourself."
      >
        <div className={styles.actions}>
          <LinkButton to="/contact" size="large" variant="secondary">
            Contact Support
          </LinkButton>{' '}
          <LinkButton to="/auth" size="large">
            Start Your Free Trial
          </LinkButton>
        </div>
      </Section>
    </>
  );
}
