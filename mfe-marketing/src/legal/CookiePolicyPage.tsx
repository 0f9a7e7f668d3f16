import { Link } from '@clearcoat/sdk';
import { LegalPage, type Clause } from './LegalPage';

const clauses: readonly Clause[] = [
  {
    title: 'What cookies are',
    body: (
      <p>
        A cookie is a small text that a website asks your browser to keep and to send back with the
        next request. Browsers also offer a storage of their own that pages can write to and that is
        not sent along. This policy covers both.
      </p>
    ),
  },
  {
    title: 'The cookie we set',
    body: (
      <>
        <p>There is one, and it is set when you sign in or open an account:</p>
        <ul>
          <li>
            <strong>session</strong> (on secure connections <strong>__Host-session</strong>) keeps
            you signed in. Scripts cannot read it. It ends when you sign out, after 7 days without
            use, and after 30 days at the latest.
          </li>
        </ul>
        <p>
          Without it you cannot use the signed-in part of Clearcoat. The public pages work without
          any cookie.
        </p>
      </>
    ),
  },
  {
    title: 'What your browser stores',
    body: (
      <ul>
        <li>
          <strong>user</strong>: your name and business as last shown, so that they are there at
          once. Removed when you sign out.
        </li>
        <li>
          <strong>clearcoat.theme</strong>: light or dark, if you chose one.
        </li>
        <li>
          <strong>clearcoat.registry</strong>: which parts the app consists of, so that it also
          starts on a bad connection. It holds nothing about you.
        </li>
        <li>
          Until you close the tab: which parts of the app failed to load in it, so that an earlier
          version is used instead.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we do not use',
    body: (
      <p>
        No advertising cookies, no analytics cookies, no cookies of other companies, and no
        fingerprinting. That is why you see no cookie banner: what is left is strictly necessary for
        what you asked for.
      </p>
    ),
  },
  {
    title: 'Your control',
    body: (
      <p>
        Your browser&apos;s settings let you see, block and delete cookies and stored data at any
        time. If you block our session cookie, signing in will not work.
      </p>
    ),
  },
  {
    title: 'Changes and contact',
    body: (
      <p>
        If we ever use further cookies, this page will name them first, and where a law asks for it
        we will ask for your consent. Our <Link to="/privacy">privacy policy</Link> says how we
        treat personal data. Questions? <Link to="/contact">Write to us</Link>.
      </p>
    ),
  },
];

export default function CookiePolicyPage() {
  return (
    <LegalPage
      title="Cookie Policy"
      lead="One cookie to keep you signed in, and none to follow you."
      clauses={clauses}
    />
  );
}
