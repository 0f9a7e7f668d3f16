import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAuthentication } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  /** URLs of all links in the plain text. */
  links: string[];
  receivedAt: number;
}

type Credentials = Pick<SMTPServerAuthentication, 'username' | 'password'>;

const refusal = (code: number) => Object.assign(new Error('Not today'), { responseCode: code });

/** Fake mail server on a real socket, which records mails. */
export class FakeSmtp {
  readonly mails: ReceivedMail[] = [];
  /** Reply code for the next recipients, such as 451 or 550; without it all are accepted. */
  refuseWith?: number;
  /** Time that each mail takes, one after the other: a bounded rate. */
  pauseMs = 0;
  private lastTurn = Promise.resolve();
  private readonly server: SMTPServer;
  private readonly arrivals = new EventEmitter();

  private constructor(private readonly credentials?: Credentials) {
    this.server = new SMTPServer({
      authOptional: credentials === undefined,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) => {
        const fits = username === credentials?.username && password === credentials?.password;
        if (fits) done(null, { user: username });
        else done(refusal(535));
      },
      onRcptTo: (_address, _session, done) =>
        done(this.refuseWith === undefined ? null : refusal(this.refuseWith)),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          void this.keep(Buffer.concat(chunks), { from, to }).then(() => done(), done);
        });
      },
    });
  }

  static async start(credentials?: Credentials): Promise<FakeSmtp> {
    const fake = new FakeSmtp(credentials);
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  /** URL for SMTP_URL. */
  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    const { username = '', password = '' } = this.credentials ?? {};
    return `smtp://${this.credentials ? `${username}:${password}@` : ''}127.0.0.1:${port}`;
  }

  to(address: string): ReceivedMail[] {
    const wanted = address.toLowerCase();
    return this.mails.filter(({ envelope }) =>
      envelope.to.some((each) => each.toLowerCase() === wanted),
    );
  }

  /** Waits for the first mail to an address. */
  async arrival(address: string): Promise<ReceivedMail> {
    for (;;) {
      const [mail] = this.to(address);
      if (mail) return mail;
      await once(this.arrivals, 'mail');
    }
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async keep(source: Buffer, envelope: ReceivedMail['envelope']): Promise<void> {
    if (this.pauseMs > 0) await (this.lastTurn = this.lastTurn.then(() => delay(this.pauseMs)));
    const mail = await PostalMime.parse(source);
    const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
    this.mails.push({ ...mail, envelope, links, receivedAt: Date.now() });
    this.arrivals.emit('mail');
  }
}
