import type { Mail } from '../../platform/mail/index.js';
import { isPlainName } from '../../platform/validation/plain-name.js';

const REASON = "You're getting this email because you have a Clearcoat account.";

/** Names are user input, and mail programs turn anything that looks like a link into one. */
const greeting = (firstName: string) =>
  firstName === '' || !isPlainName(firstName) ? 'Hello,' : `Hello ${firstName},`;

export interface Addressee {
  email: string;
  firstName: string;
}

export function resetMail({ email, firstName }: Addressee, url: string, until: Date): Mail {
  return {
    to: email,
    subject: 'Choose a new Clearcoat password',
    usefulUntil: until,
    letter: {
      paragraphs: [
        greeting(firstName),
        'Someone, most likely you, asked for a new password. The link below works once, for an hour.',
      ],
      action: { label: 'Choose a new password', url },
      footnote: `Wasn't you? Ignore this email, and your password stays the same. ${REASON}`,
    },
  };
}

export function passwordChangedMail({ email, firstName }: Addressee, url: string): Mail {
  return {
    to: email,
    subject: 'Your Clearcoat password was changed',
    letter: {
      paragraphs: [
        greeting(firstName),
        'Your password was changed just now, and every device was signed out.',
        "Wasn't you? Choose a new password right away.",
      ],
      action: { label: 'Go to sign-in', url },
      footnote: REASON,
    },
  };
}

/** Mail to the old address, which does not reveal the new one. */
export function emailChangedMail({ email, firstName }: Addressee, supportEmail: string): Mail {
  return {
    to: email,
    replyTo: supportEmail,
    subject: 'Your Clearcoat e-mail address was changed',
    letter: {
      paragraphs: [
        greeting(firstName),
        'Your account now has a different email address. This one no longer signs in.',
        "Didn't change it? Reply to this email right away, and we'll help.",
      ],
      footnote: REASON,
    },
  };
}

export function twoFactorMail(
  { email, firstName }: Addressee,
  state: 'on' | 'off',
  supportEmail: string,
): Mail {
  return {
    to: email,
    replyTo: supportEmail,
    subject: `Two-factor authentication is ${state}`,
    letter: {
      paragraphs: [
        greeting(firstName),
        state === 'on'
          ? 'From now on, signing in asks for a code from your authenticator app as well.'
          : 'From now on, you sign in with just your password.',
        "Wasn't you? Choose a new password right away, and reply to this email.",
      ],
      footnote: REASON,
    },
  };
}

/** Mail to a new address, which may belong to a stranger. */
export function confirmAddressMail(
  { email, firstName }: Addressee,
  url: string,
  until: Date,
): Mail {
  return {
    to: email,
    subject: 'Please confirm your Clearcoat e-mail address',
    usefulUntil: until,
    letter: {
      paragraphs: [
        greeting(firstName),
        "This address was entered for a Clearcoat account. Confirm with one click that it's yours.",
      ],
      action: { label: 'Yes, this is my address', url },
      footnote: "Didn't expect this? Ignore it, and tell us if it happens again.",
    },
  };
}

export interface InvitationDetails extends Addressee {
  businessName: string;
}

export function invitationMail(
  { email, firstName, businessName }: InvitationDetails,
  url: string,
  until: Date,
): Mail {
  return {
    to: email,
    subject: 'You are invited to join a business on Clearcoat',
    usefulUntil: until,
    letter: {
      paragraphs: [
        greeting(firstName),
        `${isPlainName(businessName) ? `“${businessName}”` : 'A business'} runs its work with Clearcoat and invites you to join. ` +
          'Choose a password and you are in. The link works once, for seven days.',
      ],
      action: { label: 'Accept the invitation', url },
      footnote: "Didn't expect this? You can ignore this email.",
    },
  };
}
