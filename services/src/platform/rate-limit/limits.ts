const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Maximum number of events within a period. */
export interface Bound {
  points: number;
  seconds: number;
}

/** Subjects of a limit in counting order: the requester before the named person. */
export const SUBJECTS = ['address', 'account', 'recipient', 'business'] as const;
export type Subject = (typeof SUBJECTS)[number];

type Limit = { sentence: string } & Partial<Record<Subject, Bound>>;

const per = (seconds: number, points: number): Bound => ({ points, seconds });

/**
 * All limits except sign-in (see SlowDown) and the assistant's budget. Limits by address are generous,
 * since a shop may share one. Mail that strangers can trigger is counted by purpose, so that no public
 * form uses up an owner's quota.
 */
export const LIMITS = {
  /**
   * A registration costs a password hash and a business, and reveals whether an address has an account.
   */
  registration: { sentence: 'Too many attempts.', address: per(HOUR, 30) },
  sandbox: { sentence: 'Too many attempts.', address: per(15 * MINUTE, 300) },
  /** Wrong codes after a correct password. Without the password, nobody can use up this limit. */
  secondFactor: {
    sentence: 'Too many attempts.',
    address: per(15 * MINUTE, 30),
    account: per(15 * MINUTE, 10),
  },
  /** The password of somebody who is signed in, from wherever it is guessed. */
  ownPassword: { sentence: 'Too many attempts.', account: per(15 * MINUTE, 20) },
  /** How many wrong passwords of an account are written down: nobody fills the record by guessing. */
  refusalRecord: { sentence: 'Too many attempts.', account: per(HOUR, 20) },
  reset: { sentence: 'Too many attempts.', address: per(15 * MINUTE, 20) },
  /**
   * Half as long as a link lives: whenever no further one is sent, the latest still works for as
   * long again. So a stranger who uses this up keeps nobody out.
   */
  resetMail: { sentence: 'Too many e-mails.', recipient: per(30 * MINUTE, 5) },
  confirmationMail: { sentence: 'Too many e-mails.', account: per(HOUR, 5) },
  testMessage: { sentence: 'Too many e-mails.', account: per(HOUR, 5) },
  invitation: { sentence: 'Too many invitations in a day.', business: per(DAY, 20) },
  /** The recipient is one of a business's: other businesses cannot use it up. */
  invitationMail: { sentence: 'Too many e-mails.', recipient: per(DAY, 3) },
  newsletter: { sentence: 'Too many attempts.', address: per(HOUR, 10) },
  newsletterMail: { sentence: 'Too many e-mails.', recipient: per(DAY, 5) },
  contactMessage: { sentence: 'Too many messages from here.', address: per(HOUR, 20) },
  /** An application may have five megabytes. */
  application: { sentence: 'Too many applications from here.', address: per(HOUR, 10) },
  applicationMail: { sentence: 'Too many e-mails.', recipient: per(DAY, 5) },
  /** All teams may share one build server. */
  publish: { sentence: 'Too many attempts.', address: per(15 * MINUTE, 60) },
  export: { sentence: 'Too many exports.', business: per(HOUR, 20) },
  import: { sentence: 'Too many imports.', business: per(HOUR, 40) },
  /**
   * Photos are expensive to decode. A crew photographs some ten appointments a day from twelve sides.
   */
  photo: {
    sentence: 'Too many photos at once.',
    account: per(15 * MINUTE, 120),
    business: per(15 * MINUTE, 400),
  },
  /** Calendar services fetch for many people from few addresses, a few times an hour per feed. */
  calendarFeed: {
    sentence: 'Too many requests.',
    address: per(15 * MINUTE, 3000),
    account: per(HOUR, 120),
  },
  chat: {
    sentence: 'Too many questions at once.',
    account: per(MINUTE, 60),
    business: per(MINUTE, 200),
  },
  feedback: { sentence: 'Too many reports.', account: per(HOUR, 30) },
  /** Low, because a broken release reaches everybody at once. */
  clientReport: { sentence: 'Too many reports.', address: per(15 * MINUTE, 100) },
  /** Low for the same reason. A page sends few of these. */
  clientError: { sentence: 'Too many reports.', address: per(15 * MINUTE, 100) },
  /** Each page view sends one. */
  clientLoad: { sentence: 'Too many reports.', address: per(15 * MINUTE, 1000) },
} satisfies Record<string, Limit>;

export type Purpose = keyof typeof LIMITS;

export const limitOf = (purpose: Purpose): Limit => LIMITS[purpose];
