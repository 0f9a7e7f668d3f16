import { FakeTwilio } from '@clearcoat/testing/twilio';
import { DueMessages } from '../../src/modules/messages/due-messages.js';
import { Worker } from '../../src/platform/jobs/index.js';
import { MAIL_SETTINGS, startMailingApp, type MailingApp } from './mail.js';
import { registration } from './test-app.js';
import type { Schemas, Visitor } from './visitor.js';

/** A business that texts, with its number in E.164. */
export interface Shop {
  owner: Visitor;
  number: string;
}

export interface TextingApp extends MailingApp {
  twilio: FakeTwilio;
  shop: (name?: string) => Promise<Shop>;
  /** Lets time pass and sends what is due. */
  at: (iso: string) => Promise<void>;
  /** Receives a text message, and sends what answers it. Returns the status of the webhook. */
  receive: (from: string, shop: Shop, body: string) => Promise<number>;
  /** Calls the webhook with a form; a token of its own forges it. */
  call: (form: Record<string, string>, path?: string, token?: string) => Promise<number>;
}

/** Real server with a mail server and a provider of text messages on real sockets. */
export async function startTextingApp(): Promise<TextingApp> {
  const twilio = await FakeTwilio.start();
  const server = await startMailingApp(twilio.settings);
  const address = { url: server.url, publicUrl: MAIL_SETTINGS.PUBLIC_URL };
  const drain = () => server.app.get(Worker).drain();
  const call: TextingApp['call'] = (form, path, token) =>
    twilio.call({ ...address, path }, form, token);
  return {
    ...server,
    twilio,
    call,
    shop: async (businessName = 'Two Vans') => {
      const { email } = registration();
      const phone = '(919) 555-0100';
      const owner = await server.owner({ email, businessName, phone });
      await server.confirm(email);
      const { body } = await owner.post<Schemas['MessageChannels']>('/api/messages/number');
      return { owner, number: body.text.number };
    },
    at: async (iso) => {
      server.clock.set(iso);
      await server.app.get(DueMessages).look();
      await drain();
    },
    receive: async (from, { number }, body) => {
      const status = await call(twilio.received(from, number, body));
      await drain();
      return status;
    },
    stop: async () => {
      await server.stop();
      await twilio.stop();
    },
  };
}
