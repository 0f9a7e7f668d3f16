import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/tenancy/context.js';
import type { ChatInput, ChatReply, ChatTurn } from './dto/chat.dto.js';
import { Handbook, type Section } from './handbook.js';
import { intentOf } from './intents.js';
import { Tools, type Answer } from './tools.js';

const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'What is on today?',
  'How was my revenue this month?',
];

const UNKNOWN: Answer = {
  text:
    "I don't know that one. I can answer from your own appointments, customers, prices and revenue, " +
    'and from a handbook about detailing and running the business.',
  sources: [],
  suggestions: QUICK_QUESTIONS,
};

/** Basic mode: no language model, but the business's own numbers and a handbook. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly tools: Tools,
    private readonly handbook: Handbook,
  ) {}

  async reply(who: Principal, { message, conversationHistory }: ChatInput): Promise<ChatReply> {
    const intent = intentOf(message, lastQuestion(conversationHistory));
    const own = intent && (await this.tools.answer(who, intent, message));
    const section = own && intent?.kind !== 'prices' ? undefined : this.handbook.find(message);
    const { text, sources, suggestions } = combined(own, section);
    return { response: text, mode: 'basic', sources, suggestions };
  }
}

function lastQuestion(history: ChatTurn[] = []): string | undefined {
  return history.findLast(({ role }) => role === 'user')?.content;
}

/** What a job is worth is both: what the business takes now, and how to think about it. */
function combined(own: Answer | undefined, section: Section | undefined): Answer {
  if (!section) return own ?? UNKNOWN;
  const advice = `**${section.title}**\n\n${section.body}`;
  const page = section.page ? [section.page] : [];
  if (!own) return { text: advice, sources: page, suggestions: section.next };
  return {
    text: `${own.text}\n\n${advice}`,
    sources: own.sources,
    suggestions: section.next,
  };
}
