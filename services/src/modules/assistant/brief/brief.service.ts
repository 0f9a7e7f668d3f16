import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { within } from '../../../platform/time/deadline.js';
import { today } from '../../../platform/time/zone.js';
import type { BriefSentence, DailyBrief } from '../dto/brief.dto.js';
import { Limits } from '../budget/limits.js';
import { ModelClient, type Message } from '../model/model-client.js';
import { ModelFailed } from '../model/model-failure.js';
import { NotAllowed } from '../plan/not-allowed.js';
import { Toolbox } from '../tools/toolbox.js';
import {
  jobsOfToday,
  nextGap,
  openWork,
  whatChanged,
  whoIsDue,
  type Told,
} from './brief.sentences.js';
import { REPHRASE, rephrased } from './rephrase.js';

const REMEMBERED = 500;
/** Pause after a failure of the model. */
const REST_MS = 5 * 60 * 1000;

/** The day in a few sentences, each with a link as proof. A model may only reword them. */
@Injectable()
export class BriefService {
  private readonly logger = new Logger(BriefService.name);
  /** Cached wording by facts. A restart clears it, which costs one call. */
  private readonly words = new Map<string, string[]>();
  private restUntil = 0;

  constructor(
    private readonly clock: Clock,
    private readonly tools: Toolbox,
    private readonly client: ModelClient,
    private readonly limits: Limits,
  ) {}

  async get(who: Principal): Promise<DailyBrief> {
    const date = today(this.clock.now(), who.timeZone);
    const all = await Promise.all([
      allowed(jobsOfToday(who, this.tools, date)),
      allowed(nextGap(who, this.tools, date)),
      allowed(openWork(who, this.tools, date)),
      allowed(whoIsDue(who, this.tools)),
      allowed(whatChanged(who, this.tools)),
    ]);
    const sentences = all.filter((each) => each !== undefined);
    const words = await this.wordsFor(sentences.map(({ text }) => text));
    if (!words) return { date, mode: 'basic', sentences: sentences.map(withDetails) };
    const said = sentences.map(({ details, ...each }, index) => {
      const text = words[index] ?? '';
      return { ...each, text: details ? `${text} That is ${details}.` : text };
    });
    return { date, mode: 'model', sentences: said };
  }

  private async wordsFor(sentences: string[]): Promise<string[] | undefined> {
    const facts = sentences.join('\n');
    const known = this.words.get(facts);
    const isResting = this.clock.now().getTime() < this.restUntil;
    if (known || !this.client.isThere || isResting) return known;
    const words = await this.ask(sentences, facts);
    if (!words) this.restUntil = this.clock.now().getTime() + REST_MS;
    else this.remember(facts, words);
    return words;
  }

  private async ask(sentences: string[], facts: string): Promise<string[] | undefined> {
    try {
      const messages: Message[] = [
        { role: 'system', content: REPHRASE },
        { role: 'user', content: facts },
      ];
      const call = (signal: AbortSignal) => this.client.ask(messages, [], signal);
      const { text } = await within(this.limits.briefMs, call);
      return rephrased(sentences, text);
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      this.logger.warn(`The model failed: ${error.message}.`);
      return undefined;
    }
  }

  private remember(facts: string, words: string[]): void {
    this.words.set(facts, words);
    const [oldest] = this.words.keys();
    if (this.words.size > REMEMBERED && oldest !== undefined) this.words.delete(oldest);
  }
}

/** Adds the details: '…, the first at 2:00 PM: Full Detail for Jordan Blake, at the shop.' */
const withDetails = ({ details, ...sentence }: Told): BriefSentence =>
  details ? { ...sentence, text: sentence.text.replace(/\.$/, `: ${details}.`) } : sentence;

/** Leaves out a sentence that the person may not see. */
async function allowed(sentence: Promise<Told | undefined>): Promise<Told | undefined> {
  try {
    return await sentence;
  } catch (error) {
    if (error instanceof NotAllowed) return undefined;
    throw error;
  }
}
