import { FakeTwilio } from '@clearcoat/testing/twilio';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, SecondProduct } from './second-product';

const PUBLIC_URL = 'https://texts.example';

/** Runs statements on a database, one connection for all. */
async function onDatabase(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A product that sends text messages to a fake provider. It has a database of its own, whose messages no
 * other product takes.
 */
export class TextingProduct {
  private constructor(
    readonly twilio: FakeTwilio,
    private readonly product: SecondProduct,
    private readonly database: { server: string; url: string; name: string },
  ) {}

  static async start(): Promise<TextingProduct> {
    const twilio = await FakeTwilio.start();
    const server = await databaseUrl();
    const name = `texts_${randomBytes(4).toString('hex')}`;
    await onDatabase(server, `create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: name }).href;
    const product = await SecondProduct.start({
      ...{ DATABASE_URL: url, MIGRATE: '1', WORKER: '1', DEMO_MODE: '0', PUBLIC_URL },
      ...twilio.settings,
    });
    return new TextingProduct(twilio, product, { server, url, name });
  }

  get url(): string {
    return this.product.url;
  }

  /** Owners have opened the link that confirms their address. */
  confirmOwners(): Promise<void> {
    return onDatabase(this.database.url, 'update users set email_confirmed_at = now()');
  }

  /** Two minutes pass for what waits. */
  passMinutes(): Promise<void> {
    return onDatabase(this.database.url, 'update due_messages set due_at = now()');
  }

  /** Two days pass since the messages that were sent. */
  passDays(): Promise<void> {
    return onDatabase(
      this.database.url,
      `update messages set created_at = created_at - interval '2 days',
         sent_at = sent_at - interval '2 days'`,
      'update due_messages set due_at = now()',
    );
  }

  /** Receives a text message of a customer. */
  receive(from: string, to: string, body: string): Promise<number> {
    const address = { url: this.url, publicUrl: PUBLIC_URL };
    return this.twilio.call(address, this.twilio.received(from, to, body));
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await this.twilio.stop();
    await onDatabase(this.database.server, `drop database ${this.database.name} with (force)`);
  }
}
