import type { Mail } from '../../platform/mail/index.js';

/** What people are told by mail about their way in. */
const REASON = 'You get this e-mail because of your Clearcoat account.';

const greeting = (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

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
        'Somebody, most likely you, asked for a new password. The link below works once, for an hour.',
      ],
      action: { label: 'Choose a new password', url },
      footnote: `It was not you? Then do nothing: your password stays as it is. ${REASON}`,
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
        'It was not you? Then choose a new password at once.',
      ],
      action: { label: 'Go to sign-in', url },
      footnote: REASON,
    },
  };
}

/** To the address that no longer signs in. It does not name the new one. */
export function emailChangedMail({ email, firstName }: Addressee, supportEmail: string): Mail {
  return {
    to: email,
    replyTo: supportEmail,
    subject: 'Your Clearcoat e-mail address was changed',
    letter: {
      paragraphs: [
        greeting(firstName),
        'Your account has another e-mail address from now on. This one no longer signs in.',
        'You did not want that? Then answer this e-mail at once, and we will help.',
      ],
      footnote: REASON,
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
    subject: `You are invited to join ${businessName} on Clearcoat`,
    usefulUntil: until,
    letter: {
      paragraphs: [
        greeting(firstName),
        `${businessName} runs its work with Clearcoat and invites you to join. ` +
          'Choose a password and you are in. The link works once, for seven days.',
      ],
      action: { label: 'Accept the invitation', url },
      footnote: 'You know nothing about this? Then do nothing, and nothing happens.',
    },
  };
}
