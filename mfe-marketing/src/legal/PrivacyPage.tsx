import { Link } from '@clearcoat/sdk';
import { LegalPage, type Clause } from './LegalPage';

const clauses: readonly Clause[] = [
  {
    title: 'In short',
    body: (
      <p>
        We keep what the service needs and nothing to advertise with. We do not sell personal data,
        neither yours nor your customers&apos;. There are no advertising or analytics trackers on
        our pages.
      </p>
    ),
  },
  {
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> name, email address, phone if you give it, the name of your
          business and its time zone. Your password is stored only as a hash.
        </li>
        <li>
          <strong>Your business data:</strong> customers with their contact details and vehicles,
          appointments, services, prices and notes, as you enter them.
        </li>
        <li>
          <strong>Messages to us:</strong> what you write in the contact form, with your name, your
          email address and the network address it came from.
        </li>
        <li>
          <strong>Answers you report:</strong> an answer of the assistant and its question, if you
          agree to send them, without your name and your customers&apos; names, phone numbers and
          email addresses, for 90 days.
        </li>
        <li>
          <strong>The newsletter:</strong> your email address, once you confirmed it, until you
          leave the list.
        </li>
        <li>
          <strong>Applications:</strong> what you enter in the form and the resume you send with it.
        </li>
        <li>
          <strong>Technical data:</strong> for each signed-in device its browser&apos;s name,
          network address and the time it was last used; in our logs the address, time and path of
          requests.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    body: (
      <ul>
        <li>to run the service for you,</li>
        <li>to answer when you write to us or apply for a position,</li>
        <li>to send you the newsletter you asked for,</li>
        <li>to keep accounts safe, for instance by slowing down password guessing,</li>
        <li>to find and repair faults,</li>
        <li>to tell you about changes to the service or its terms.</li>
      </ul>
    ),
  },
  {
    title: "Your customers' data",
    body: (
      <p>
        You decide what is stored about your customers and why; we process it on your behalf and
        only as you tell us. If one of your customers asks us about their data, we pass the request
        on to you.
      </p>
    ),
  },
  {
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Companies that run servers and deliver messages for us, under contracts that bind them to
          this policy. Authorities, where a law makes us. Nobody else.
        </p>
        <p>
          Phone numbers and consent to receive text messages are not shared with third parties or
          affiliates for their marketing. More is in the{' '}
          <Link to="/sms-consent">SMS consent policy</Link>.
        </p>
      </>
    ),
  },
  {
    title: 'How it is protected',
    body: (
      <p>
        Each business is separated from all others in the database itself. Connections are
        encrypted, sessions can be ended and expire by themselves, and of passwords and session keys
        only hashes are stored.
      </p>
    ),
  },
  {
    title: 'How long we keep it',
    body: (
      <p>
        As long as your account exists, and after that only what a law makes us keep. Sample
        businesses made for trying out the demo are deleted after 24 hours, with everything in them.
      </p>
    ),
  },
  {
    title: 'Your choices',
    body: (
      <>
        <p>
          You can see, correct and delete what you entered. You can ask us for a copy of your data,
          or to delete your account with everything in it. Depending on where you live you may have
          further rights, such as to object to a use or to complain to an authority.
        </p>
        <p>
          To use any of them, <Link to="/contact">write to us</Link>.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies',
    body: (
      <p>
        We use one cookie, to keep you signed in. The <Link to="/cookie-policy">cookie policy</Link>{' '}
        names it, and everything else that is stored in your browser.
      </p>
    ),
  },
  {
    title: 'Children',
    body: <p>The service is for businesses. It is not meant for anyone under 16.</p>,
  },
  {
    title: 'Changes to this policy',
    body: (
      <p>
        When we change this policy in a way that matters to you, we tell you by email before it
        applies. The date at the top says when it last changed.
      </p>
    ),
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we know about you and your customers, why, and for how long."
      clauses={clauses}
    />
  );
}
