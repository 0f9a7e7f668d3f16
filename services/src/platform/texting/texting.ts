import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { TextProvider } from './text-provider.js';
import { TwilioTexts } from './twilio.js';

/** Provider of text messages, if one is configured. */
@Injectable()
export class Texting {
  readonly provider?: TextProvider;

  constructor({ twilio, publicUrl = '' }: Config) {
    if (twilio) this.provider = new TwilioTexts(twilio, publicUrl);
  }
}
