import { Injectable } from '@nestjs/common';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import { traced } from '../tracing/index.js';

/** Together shorter than the job timeout. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Connection to the mail server, if one is configured. */
@Injectable()
export class Smtp {
  private transport?: Promise<Transporter>;

  constructor(private readonly config: Config) {}

  get isConnected(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** Sends one mail. Errors are told apart by {@link smtpProblem}. */
  async send(mail: SendMailOptions): Promise<void> {
    const { smtpUrl } = this.config;
    if (smtpUrl === undefined) throw new Error('There is no mail server: set SMTP_URL.');
    this.transport ??= openTransport(smtpUrl);
    const transport = await this.transport;
    await traced({ name: 'SMTP send', kind: 'client' }, () => transport.sendMail(mail));
  }
}

/** Loaded on first use, because most local installations send no mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
}
