import { FakeSmtp, type ReceivedMail } from '@clearcoat/testing/smtp';
import { Worker } from '../../src/platform/jobs/index.js';
import { startTestApp, type TestApp } from './test-app.js';

export interface MailingApp extends TestApp {
  smtp: FakeSmtp;
  /** Runs due jobs and returns all mails to an address, latest last. */
  mailsTo: (address: string) => Promise<ReceivedMail[]>;
  /** Opens an address's confirmation link. */
  confirm: (address: string) => Promise<void>;
}

export const MAIL_SETTINGS = {
  MAIL_FROM: 'Clearcoat <hello@clearcoat.example>',
  SUPPORT_EMAIL: 'support@clearcoat.example',
  PUBLIC_URL: 'https://app.example',
};

/** Real server with an SMTP server on a real socket. */
export async function startMailingApp(env: Record<string, string> = {}): Promise<MailingApp> {
  const smtp = await FakeSmtp.start({ username: 'clear', password: 'coat' });
  const server = await startTestApp({ env: { SMTP_URL: smtp.url, ...MAIL_SETTINGS, ...env } });
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

/** Token of the latest link of a kind, such as `reset` in /auth?reset=… */
export function secretIn(mails: ReceivedMail[], name: string): string {
  for (const link of mails.flatMap(({ links }) => links).reverse()) {
    const secret = new URL(link).searchParams.get(name);
    if (secret) return secret;
  }
  throw new Error(`None of ${mails.length} mails has a link with ${name}.`);
}
