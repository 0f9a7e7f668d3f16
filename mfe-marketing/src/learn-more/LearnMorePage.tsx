import { Section } from '@clearcoat/ui/site';
import { Link } from '@clearcoat/sdk';
import { ClosingCall } from '../shared/ClosingCall';
import { PageHead } from '../shared/PageHead';
import { Principles } from '../shared/Principles';
import styles from './LearnMorePage.module.css';

const steps = [
  {
    title: 'Open your business',
    text: 'Name, email, the name of your shop. It takes a minute and no credit card. Eight usual services with durations and prices are there from the start, from Express Detail to Ceramic Coating.',
  },
  {
    title: 'Add a customer',
    text: "First name, last name, phone, and the vehicle if you know it. Once you save, Clearcoat asks whether to schedule right away, because that's why they called.",
  },
  {
    title: 'Schedule the job',
    text: 'Pick the service and the day. Price and duration are filled in; change them if this one is a three-row SUV with a dog. If it clashes with another job, you know right away.',
  },
  {
    title: 'Do the work',
    text: "The dashboard shows what comes next. When the car is done, set the job to completed: the visit goes into the customer's history and the money into your revenue.",
  },
  {
    title: 'Look at the numbers',
    text: 'At the end of the week, see what came in, which services brought it and how that compares with the week before. Raise a price, drop a package, and watch what it does.',
  },
] as const;

const gains = [
  {
    title: 'Fewer calls you forget',
    text: 'Every customer has a last visit. Sort by it, and the people to call this week are at the top.',
  },
  {
    title: 'Prices you can defend',
    text: 'Average value by service tells you whether a package pays for the hours it takes.',
  },
  {
    title: 'A board that adds up',
    text: 'Durations come from the service, so two four-hour jobs do not end up in the same afternoon by accident.',
  },
  {
    title: 'One place to look',
    text: 'No notebook in the van and spreadsheet at home. What you enter in the bay is what the desk sees.',
  },
] as const;

/** /learn-more: how Clearcoat works, from the sign-up to the first week's figures. */
export default function LearnMorePage() {
  return (
    <>
      <PageHead
        title="How Clearcoat works"
        lead="Five steps from the first call to knowing what the week brought in."
      />
      <Section>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="surface" title="What changes">
        <Principles items={gains} />
        <p className={styles.more}>
          All of it, part by part, is on the <Link to="/features">features page</Link>. What it
          costs is on the <Link to="/pricing">pricing page</Link>, and the{' '}
          <Link to="/faq">frequent questions</Link> are answered.
        </p>
      </Section>
      <ClosingCall title="The first step takes a minute." />
    </>
  );
}
