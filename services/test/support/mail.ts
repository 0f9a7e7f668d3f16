import { FakeSmtp, type ReceivedMail } from '@clearcoat/testing/smtp';
import { Worker } from '../../src/platform/jobs/index.js';
import { startTestApp, type TestApp } from './test-app.js';

export interface MailingApp extends TestApp {
  smtp: FakeSmtp;
  /** Does the jobs that are due, and answers what an address has got so far, the latest last. */
  mailsTo: (address: string) => Promise<ReceivedMail[]>;
  /** Opens the link that confirms somebody's address. */
  confirm: (address: string) => Promise<void>;
}

export const MAIL_SETTINGS = {
  MAIL_FROM: 'Clearcoat <hello@clearcoat.example>',
  SUPPORT_EMAIL: 'support@clearcoat.example',
  PUBLIC_URL: 'https://app.example',
};

/** The real server with a mail server on a real socket. */
export async function startMailingApp(): Promise<MailingApp> {
  const smtp = await FakeSmtp.start({ username: 'clear', password: 'coat' });
  const server = await startTestApp({ env: { SMTP_URL: smtp.url, ...MAIL_SETTINGS } });
  const mailsTo = async (address: string) => {
    await server.app.get(Worker).drain();
    return smtp.to(address);
  };
  return {
    ...server,
    smtp,
    mailsTo,
    confirm: async (address) => {
      const token = secretIn(await mailsTo(address), 'confirm');
      await server.visitor().post('/api/confirm-email', { token });
    },
    stop: async () => {
      await server.stop();
      await smtp.stop();
    },
  };
}

/** The secret in the latest link of its kind, such as `reset` in /auth?reset=… */
export function secretIn(mails: ReceivedMail[], name: string): string {
  for (const link of mails.flatMap(({ links }) => links).reverse()) {
    const secret = new URL(link).searchParams.get(name);
    if (secret) return secret;
  }
  throw new Error(`None of ${mails.length} mails has a link with ${name}.`);
}
