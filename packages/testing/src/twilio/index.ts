import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';

/** A text message that was handed over to be sent. */
export interface TakenText {
  sid: string;
  from: string;
  to: string;
  body: string;
  statusCallback: string;
  dateCreated: Date;
}

const sid = (prefix: string) => prefix + randomBytes(16).toString('hex');

/** Parts that a plain text is sent in. */
const SEGMENT = 160;
const SEGMENT_OF_SEVERAL = 153;
const segmentsOf = ({ length }: string) =>
  length <= SEGMENT ? 1 : Math.ceil(length / SEGMENT_OF_SEVERAL);

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
}

const asMessage = ({ sid: id, from, to, body, dateCreated }: TakenText) => ({
  ...{ sid: id, from, to, body, num_segments: String(segmentsOf(body)), status: 'queued' },
  date_created: dateCreated.toUTCString(),
});

/**
 * Fake Twilio on a real socket. It takes text messages, gives numbers, and calls the webhooks of the
 * product, signed as Twilio signs them.
 */
export class FakeTwilio {
  readonly accountSid = sid('AC');
  readonly authToken = randomBytes(16).toString('hex');
  readonly taken: TakenText[] = [];
  /** Numbers by the names that they were claimed under. */
  readonly numbers = new Map<string, { sid: string; number: string }>();
  /** Next answers to messages instead of taking them; `lost` takes one and says nothing. */
  readonly refusals: ({ status: number; code: number } | 'lost')[] = [];
  private readonly server = createServer((request, response) => {
    void this.answer(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<FakeTwilio> {
    const fake = new FakeTwilio();
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  /** Environment of a server that uses it. */
  get settings() {
    const { port } = this.server.address() as AddressInfo;
    return {
      TWILIO_ACCOUNT_SID: this.accountSid,
      TWILIO_AUTH_TOKEN: this.authToken,
      TWILIO_BASE_URL: `http://127.0.0.1:${port}`,
    };
  }

  /** Text messages to a number, in the order in which they were taken. */
  to(number: string): TakenText[] {
    return this.taken.filter(({ to }) => to === number);
  }

  /**
   * Sends a webhook to a server.
   *
   * @param publicUrl - address that the signature is made for
   * @param token - that it is signed with; another one than `authToken` is a forgery
   */
  async call(
    { url, publicUrl, path = '/api/webhooks/texts' }: Called,
    form: Record<string, string>,
    token = this.authToken,
  ): Promise<number> {
    const signature = getExpectedTwilioSignature(token, publicUrl + path, form);
    const { status } = await fetch(url + path, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
    });
    return status;
  }

  /** A text message of a customer, with an id of its own. */
  received(from: string, to: string, body: string): Record<string, string> {
    const facts = { AccountSid: this.accountSid, SmsStatus: 'received', NumMedia: '0' };
    return { ...facts, MessageSid: sid('SM'), From: from, To: to, Body: body };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://twilio');
    const form = await formOf(request);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const isPost = request.method === 'POST';
    if (pathname.endsWith('/Messages.json')) {
      if (!isPost) return void json(200, { messages: this.sentTo(searchParams).map(asMessage) });
      const refusal = this.refusals.shift();
      if (refusal === undefined) return void json(201, asMessage(this.take(form)));
      if (refusal !== 'lost') return void json(refusal.status, { ...refusal, message: 'Refused' });
      this.take(form);
      return void response.destroy();
    }
    if (pathname.endsWith('/Local.json')) return void json(200, this.free(searchParams));
    if (!pathname.endsWith('/IncomingPhoneNumbers.json')) return void json(404, {});
    if (isPost) return void json(201, this.claim(form));
    const own = this.numbers.get(searchParams.get('FriendlyName') ?? '');
    const found = own ? [{ sid: own.sid, phone_number: own.number }] : [];
    return void json(200, { incoming_phone_numbers: found });
  }

  private take(form: URLSearchParams): TakenText {
    const of = (name: string) => form.get(name) ?? '';
    const text = {
      ...{ sid: sid('SM'), from: of('From'), to: of('To'), body: of('Body') },
      ...{ statusCallback: of('StatusCallback'), dateCreated: new Date() },
    };
    this.taken.push(text);
    return text;
  }

  private sentTo(asked: URLSearchParams): TakenText[] {
    return this.taken.filter(
      ({ from, to }) => from === asked.get('From') && to === asked.get('To'),
    );
  }

  private free(asked: URLSearchParams) {
    const line = String(1000 + this.numbers.size);
    const number = `+1${asked.get('AreaCode') ?? '919'}555${line}`;
    return { available_phone_numbers: [{ phone_number: number }] };
  }

  private claim(form: URLSearchParams) {
    const claimed = { sid: sid('PN'), number: form.get('PhoneNumber') ?? '' };
    this.numbers.set(form.get('FriendlyName') ?? '', claimed);
    return { sid: claimed.sid, phone_number: claimed.number };
  }
}

interface Called {
  /** Address of the server. */
  url: string;
  /** Address under which it is known. */
  publicUrl: string;
  /** Path with query. Default: the webhook of text messages. */
  path?: string;
}
