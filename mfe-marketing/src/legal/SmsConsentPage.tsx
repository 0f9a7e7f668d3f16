import { Link } from '@clearcoat/sdk';
import { LegalPage, type Clause } from './LegalPage';

const clauses: readonly Clause[] = [
  {
    title: 'Who this policy is for',
    body: (
      <p>
        Detailing businesses that use Clearcoat can send text messages about appointments to their
        customers. This policy says which messages there are, how consent is given and how to stop
        them. It holds for every message sent through Clearcoat.
      </p>
    ),
  },
  {
    title: 'Consent',
    body: (
      <>
        <p>
          You agree to messages about your appointments when you give a business your mobile number
          and tell it, in person, by phone or in a booking form, that it may text you. Consent is
          not a condition of buying anything.
        </p>
        <p>
          Only the person the number belongs to, or someone allowed to speak for them, can give it.
        </p>
      </>
    ),
  },
  {
    title: 'Messages about appointments',
    body: (
      <ul>
        <li>
          <strong>Reminder:</strong> one message 24 hours before an appointment.
        </li>
        <li>
          <strong>Scheduling:</strong> one message when an appointment is scheduled.
        </li>
        <li>
          <strong>Change:</strong> one message when an appointment is changed.
        </li>
        <li>
          <strong>Completion:</strong> one message when the work is completed.
        </li>
      </ul>
    ),
  },
  {
    title: 'Marketing messages',
    body: (
      <p>
        Marketing messages by SMS are sent only with your explicit consent, given separately from
        consent to messages about appointments. You can withdraw it at any time and still get
        reminders.
      </p>
    ),
  },
  {
    title: 'How to opt out',
    body: (
      <p>
        Reply <strong>STOP</strong> to any message. You get one last message that confirms it, and
        no others after that from this business unless you agree anew.
      </p>
    ),
  },
  {
    title: 'How to get help',
    body: (
      <p>
        Reply <strong>HELP</strong> to any message, call the business you have the appointment with,
        or <Link to="/contact">write to us</Link>.
      </p>
    ),
  },
  {
    title: 'Costs and delivery',
    body: (
      <p>
        Message and data rates of your carrier may apply. How many messages you get depends on how
        many appointments you have. Carriers are not liable for messages that arrive late or not at
        all.
      </p>
    ),
  },
  {
    title: 'Your number',
    body: (
      <p>
        Phone numbers and consent are never sold, and never shared with third parties or affiliates
        for their marketing. The <Link to="/privacy">privacy policy</Link> says how personal data is
        treated.
      </p>
    ),
  },
];

export default function SmsConsentPage() {
  return (
    <LegalPage
      title="SMS Consent Policy"
      lead="Which text messages a customer can get, and how to stop them with one word."
      clauses={clauses}
    />
  );
}
