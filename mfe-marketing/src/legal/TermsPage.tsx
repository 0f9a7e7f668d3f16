import { Link } from '@clearcoat/sdk';
import { LegalPage, type Clause } from './LegalPage';

const clauses: readonly Clause[] = [
  {
    title: 'What these terms cover',
    body: (
      <p>
        They are the agreement between you and Clearcoat for using our website and the software
        behind it (the service). By opening an account you accept them for yourself and for the
        business you open it for. If you may not do that for the business, please do not open one.
      </p>
    ),
  },
  {
    title: 'Your account',
    body: (
      <>
        <p>
          Give us a name and an email address that reach you, keep your password to yourself, and
          tell us when you think somebody else knows it. You answer for what is done with your
          account and by the people you invite into it.
        </p>
        <p>You must be old enough to enter a contract where you live.</p>
      </>
    ),
  },
  {
    title: 'Trial, plans and payment',
    body: (
      <>
        <p>
          A new business can use the service free for 14 days. No credit card is required for the
          trial. After it you choose a plan; what each plan costs and holds is on the{' '}
          <Link to="/pricing">pricing page</Link>.
        </p>
        <ul>
          <li>Plans are billed by the month, or by the year with a discount of 20%.</li>
          <li>All plans include unlimited appointments.</li>
          <li>
            When the number of customer profiles in your plan is reached you can add no further ones
            until you change the plan. Nothing you have entered is locked away.
          </li>
          <li>
            If we change a price, we tell you by email at least 30 days before it applies to you.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Cancellation',
    body: (
      <p>
        You can cancel at any time, without a notice period. We may end an account that breaks these
        terms; unless the breach is serious we write to you first and give you time to put it right.
      </p>
    ),
  },
  {
    title: 'Your data',
    body: (
      <>
        <p>
          What you enter belongs to you. You allow us to store and process it as far as running the
          service needs. How we treat personal data is described in our{' '}
          <Link to="/privacy">privacy policy</Link>.
        </p>
        <p>
          You make sure that you may give us the data of your customers, and that you have the
          consent you need before you send them messages.
        </p>
      </>
    ),
  },
  {
    title: 'Fair use',
    body: (
      <>
        <p>Please do not use the service to</p>
        <ul>
          <li>break the law or the rights of others,</li>
          <li>send messages to people who have not agreed to receive them,</li>
          <li>reach data that is not yours, or test our defenses without asking us,</li>
          <li>overload it, or copy it to sell it as your own.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'The assistant',
    body: (
      <p>
        The assistant gives general information about detailing and business, and figures from your
        own data. It can be wrong. Check a product&apos;s label and safety sheet before you use it,
        and take advice on tax and law from people who practice them.
      </p>
    ),
  },
  {
    title: 'Availability and changes',
    body: (
      <p>
        We work to keep the service running and we improve it all the time, but we do not promise
        that it is never interrupted. What is marked “Coming soon” is a plan, not a promise, and is
        not part of what you buy until it works.
      </p>
    ),
  },
  {
    title: 'Liability',
    body: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for lost
        profit or for indirect damage, and our liability in any year is limited to what you paid us
        in that year. Nothing here limits liability that the law does not let anyone limit.
      </p>
    ),
  },
  {
    title: 'Changes to these terms',
    body: (
      <p>
        When we change these terms in a way that matters to you, we tell you by email at least 30
        days before. If you do not agree, you can cancel before the change applies.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Questions about these terms? <Link to="/contact">Write to us</Link>.
      </p>
    ),
  },
];

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect from us, and what we expect from you."
      clauses={clauses}
    />
  );
}
