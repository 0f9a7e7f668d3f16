import type { Twilio } from 'twilio';
import type { TwilioSettings } from '../config/config.js';
import { deliveryProblem, sendingProblem } from './twilio-problems.js';
import type {
  OutgoingText,
  ProviderRequest,
  ReceivedText,
  SentText,
  TextProvider,
  TextState,
} from './text-provider.js';
import { TEXTS_PATH } from './texts-path.js';

const OFFICIAL_URL = 'https://api.twilio.com';
/** Shorter than the job timeout. */
const TIMEOUT_MS = 20_000;
/** Messages to one number that are looked through for one that was sent before. */
const LOOKED_THROUGH = 20;
/** Tolerance for a clock of Twilio's that is behind, and tells whole seconds. */
const CLOCKS_DIFFER_MS = 60_000;
const AREA_CODE = /^\+1(\d{3})/;

/** States of Twilio that matter; the others come before them. */
const STATES: Record<string, TextState['state']> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

interface TwilioMessage {
  sid: string;
  /** '0' where it is counted later. */
  numSegments: string;
}

const sentText = ({ sid, numSegments }: TwilioMessage): SentText => ({
  providerId: sid,
  segments: Math.max(1, Number(numSegments)),
});

/** Text messages through Twilio. Its library is loaded on first use. */
export class TwilioTexts implements TextProvider {
  readonly problemOf = sendingProblem;
  private client?: Promise<Twilio>;

  /** @param publicUrl - where Twilio reaches this installation */
  constructor(
    private readonly settings: TwilioSettings,
    private readonly publicUrl: string,
  ) {}

  async send({ id, from, to, text }: OutgoingText): Promise<SentText> {
    const { messages } = await this.connect();
    const statusCallback = `${this.webhook}?message=${id}`;
    return sentText(await messages.create({ from, to, body: text, statusCallback }));
  }

  async findSent(
    { from: number, to, text }: OutgoingText,
    since: Date,
  ): Promise<SentText | undefined> {
    const { messages } = await this.connect();
    const sent = await messages.list({ from: number, to, limit: LOOKED_THROUGH });
    const from = since.getTime() - CLOCKS_DIFFER_MS;
    const same = sent.find((each) => each.body === text && each.dateCreated.getTime() >= from);
    return same && sentText(same);
  }

  async claimNumber(businessId: string, near = '') {
    const { incomingPhoneNumbers, availablePhoneNumbers } = await this.connect();
    const [own] = await incomingPhoneNumbers.list({ friendlyName: businessId, limit: 1 });
    if (own) return { number: own.phoneNumber, providerId: own.sid };
    const { local } = availablePhoneNumbers('US');
    const areaCode = AREA_CODE.exec(near)?.[1];
    const nearby = areaCode
      ? await local.list({ areaCode: Number(areaCode), smsEnabled: true, limit: 1 })
      : [];
    const [free] = nearby.length > 0 ? nearby : await local.list({ smsEnabled: true, limit: 1 });
    if (!free) throw new Error('The provider has no free number.');
    const { phoneNumber: number, sid: providerId } = await incomingPhoneNumbers.create({
      phoneNumber: free.phoneNumber,
      friendlyName: businessId,
      smsUrl: this.webhook,
      smsMethod: 'POST',
    });
    return { number, providerId };
  }

  async read({ url, headers, body }: ProviderRequest) {
    const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js');
    const given = Object.fromEntries(new URLSearchParams(body));
    const signature = String(headers['x-twilio-signature'] ?? '');
    const isSigned = validateRequest(
      this.settings.authToken,
      signature,
      this.publicUrl + url,
      given,
    );
    if (!isSigned) return undefined;
    return given.SmsStatus === 'received' ? received(given) : stateOf(url, given);
  }

  private get webhook(): string {
    return this.publicUrl + TEXTS_PATH;
  }

  private connect(): Promise<Twilio> {
    this.client ??= open(this.settings);
    return this.client;
  }
}

type Given = Record<string, string>;

const received = (given: Given): ReceivedText => ({
  kind: 'received',
  providerId: given.MessageSid ?? '',
  from: given.From ?? '',
  to: given.To ?? '',
  text: given.Body ?? '',
  photos: Number(given.NumMedia ?? 0),
  isAnswered: given.OptOutType !== undefined,
});

function stateOf(url: string, { MessageStatus = '', From = '', ErrorCode }: Given) {
  const state = STATES[MessageStatus];
  const id = new URL(url, OFFICIAL_URL).searchParams.get('message');
  if (!state || !id) return undefined;
  const problem = state === 'failed' ? deliveryProblem(Number(ErrorCode)) : '';
  return { kind: 'state', id, from: From, state, problem } as const;
}

async function open({ accountSid, authToken, baseUrl = OFFICIAL_URL }: TwilioSettings) {
  const { default: twilio } = await import('twilio');
  const httpClient = new twilio.RequestClient({ timeout: TIMEOUT_MS });
  // The library takes no base address.
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) =>
    request({ ...options, uri: options.uri.replace(OFFICIAL_URL, baseUrl) });
  return twilio(accountSid, authToken, { httpClient });
}
