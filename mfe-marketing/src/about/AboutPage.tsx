import { PaintedVehicle } from '@clearcoat/ui/icons';
import { Container, Section } from '@clearcoat/ui/site';
import { Link } from '@clearcoat/sdk';
import { ClosingCall } from '../shared/ClosingCall';
import { PageHead } from '../shared/PageHead';
import { Principles } from '../shared/Principles';
import styles from './AboutPage.module.css';

const principles = [
  {
    title: 'The car comes first',
    text: 'Software that needs attention takes it from the paint. A screen here has one job, answers fast and lets you get back to yours.',
  },
  {
    title: 'Say only what is true',
    text: "If something does not work yet, the page says “Coming soon” beside it. We would rather lose a sale than a detailer's trust.",
  },
  {
    title: 'Your customers are yours',
    text: 'We do not sell lists, we do not advertise to your clients, and what you entered is never locked away because a plan is full.',
  },
  {
    title: 'Prices in plain sight',
    text: 'Three plans, unlimited appointments in each of them, no setup fee and no sales call. You can cancel at any time.',
  },
] as const;

/** Vehicles of the picture, as in a typical week. */
const FLEET = [
  '2013 Mazda MX-5, red',
  '2024 Toyota Camry, black',
  '2015 Subaru Outback, pearl white',
  '2019 Ram 1500, blue',
  '2020 Toyota Sienna, dark green',
];

/** /about: the makers of Clearcoat and their goals. */
export default function AboutPage() {
  return (
    <>
      <PageHead
        title="About Clearcoat"
        lead="We make the business side of a perfect finish: the calls, the calendar and the money."
      />
      <Section>
        <Container narrow>
          <div className={styles.story}>
            <h2>Why it exists</h2>
            <p>
              A good detailer can read a panel like a book: where the sun got to it, which wash put
              the swirls there, how much clear coat is left to work with. The same person often runs
              the business from a paper calendar, a stack of receipts and a phone full of messages.
            </p>
            <p>
              That is where jobs get lost. Not in the bay, but between the call and the calendar:
              the customer who was never called back, the coating that was due for its yearly
              inspection, the Saturday that stood empty because nobody sent a word on Friday.
            </p>
            <p>
              Clearcoat is built for that part of the day. It remembers every customer and vehicle,
              keeps a schedule that adds up, and shows which work pays. It is made for one van as
              much as for three bays and a front desk.
            </p>
          </div>
        </Container>
        <ul className={styles.fleet} aria-hidden="true">
          {FLEET.map((vehicle) => (
            <li key={vehicle}>
              <PaintedVehicle vehicle={vehicle} width={196} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="surface" title="What we stand for">
        <Principles items={principles} />
      </Section>
      <Section>
        <Container narrow>
          <div className={styles.story}>
            <h2>Talk to us</h2>
            <p>
              Is something missing, or not the way a shop works? We'd like to hear about it.{' '}
              <Link to="/contact">Write to us</Link>, or read how Clearcoat works in{' '}
              <Link to="/learn-more">five short steps</Link>.
            </p>
          </div>
        </Container>
      </Section>
      <ClosingCall title="Put the paper calendar in the glovebox." />
    </>
  );
}
