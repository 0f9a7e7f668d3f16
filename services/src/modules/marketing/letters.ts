import type { Mail } from '../../platform/mail/index.js';
import type { ApplicationInput } from './dto/application.dto.js';
import type { ContactUsInput } from './dto/contact-us.dto.js';
import { POSITION_TITLES } from './positions.js';

/** Mail to the platform's inbox. Replies go to the visitor. */
export function contactMail(
  inbox: string,
  { name, email, subject, message }: ContactUsInput,
): Mail {
  return {
    to: inbox,
    replyTo: email,
    subject: `Message: ${subject}`,
    letter: {
      paragraphs: ['Someone wrote on the contact page.'],
      facts: { From: name, 'E-mail': email, Subject: subject },
      quote: message,
      footnote: 'Reply to this email to answer them.',
    },
  };
}

export function applicationMail(
  inbox: string,
  { name, email, phone = '', position, message = '' }: ApplicationInput,
): Mail {
  return {
    to: inbox,
    replyTo: email,
    subject: `Application: ${POSITION_TITLES[position]}`,
    letter: {
      paragraphs: ['Somebody wants to work with us. The resume is in the list of applications.'],
      facts: {
        Position: POSITION_TITLES[position],
        Name: name,
        'E-mail': email,
        ...(phone !== '' && { Phone: phone }),
      },
      ...(message !== '' && { quote: message }),
      footnote: 'Reply to this email to answer them.',
    },
  };
}

/** Contains no input of the applicant, because the address may belong to somebody else. */
export function applicationReceivedMail({ email, position }: ApplicationInput): Mail {
  return {
    to: email,
    subject: 'We have your application',
    letter: {
      paragraphs: [
        'Hello,',
        `Thank you. Your application (${POSITION_TITLES[position]}) is with us, and a person reads it.`,
      ],
      footnote: "Didn't apply? Someone probably mistyped an address. You can ignore this email.",
    },
  };
}

const NEWSLETTER_REASON = 'Somebody entered this address on the Clearcoat blog.';

export function confirmMail(to: string, url: string, until: Date): Mail {
  return {
    to,
    subject: 'Please confirm: the Clearcoat newsletter',
    usefulUntil: until,
    letter: {
      paragraphs: [
        'Hello,',
        'One click and the newsletter comes to you: how detailers price, plan and polish.',
      ],
      action: { label: 'Yes, send it to me', url },
      footnote: `${NEWSLETTER_REASON} Wasn't you? Ignore this email, and nothing more comes.`,
    },
  };
}

export function welcomeMail(to: string, unsubscribeUrl: string): Mail {
  return {
    to,
    subject: "You're on the list",
    letter: {
      paragraphs: ['Hello,', "You're on the list of the Clearcoat newsletter. See you here."],
      footnote: 'You can leave at any time.',
      smallLink: { label: 'Leave the list', url: unsubscribeUrl },
    },
  };
}

export function alreadyOnTheListMail(to: string, unsubscribeUrl: string): Mail {
  return {
    to,
    subject: "You're on the list already",
    letter: {
      paragraphs: ['Hello,', 'You asked for the Clearcoat newsletter, and you already get it.'],
      footnote: `${NEWSLETTER_REASON} You can leave at any time.`,
      smallLink: { label: 'Leave the list', url: unsubscribeUrl },
    },
  };
}
