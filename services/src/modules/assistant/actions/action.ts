import { escapeMarkdown } from '../words/text.js';
import type { Answer, Desk } from '../answers/answer.js';
import type { ChatCard } from '../dto/card.dto.js';
import { goesOn } from '../language/turns/follow-up.js';
import type { Person, Vocabulary } from '../language/pieces/vocabulary.js';
import type { Language } from '../plan/plan.js';
import type { PlanRunner } from '../plan/run.js';
import type { Toolbox } from '../tools/toolbox.js';
import type { Request } from './request.js';
import type { Whom } from './whom/place.js';

/** What a request is carried out with: nothing of it is saved or sent before somebody confirms. */
export interface Workbench extends Desk {
  tools: Toolbox;
  plans: PlanRunner;
  vocabulary: Vocabulary;
  /** Cards in one answer. */
  mostCards: number;
  /** What was asked before, the last one last, where this goes on from it. */
  earlier?: readonly Request[];
  /** The question before was not understood. */
  isAfterNo?: boolean;
  /** The list that was answered before had nothing in it. */
  isAfterNone?: boolean;
  /** The list that was answered before had one row. */
  isAfterOne?: boolean;
  /** It was asked back which of several appointments is meant. */
  isAfterChoice?: boolean;
  /** What was answered last, messages aside, is a card of an appointment. */
  isAfterCard?: boolean;
  /** What was drafted just before it, of the same message. */
  drafted?: readonly ChatCard[];
  /** Every card that was made for this message so far. */
  made: readonly ChatCard[];
  /** Whom the conversation was about last. */
  lastPeople(): Promise<readonly Person[]>;
  /** The one who was named last, where what was answered since names nobody. */
  lastOne(): Promise<readonly Person[]>;
}

/** One thing that can be asked to be done; one file each. */
export interface Action {
  name: string;
  /** Undefined when the request is about something else. */
  answer(request: Request, bench: Workbench): Promise<Answer | undefined>;
  /** The same as was asked before, the last one last, but for what this says; where that can be. */
  answerAfter(
    request: Request,
    before: readonly Request[],
    bench: Workbench,
  ): Promise<Answer | undefined>;
  /** It changes what was asked before, where that was this. */
  isAfter(request: Request, before: readonly Request[]): Promise<boolean>;
  /** It is this, somebody is named, or which one of several, and no word of it is left. */
  isWhole(request: Request): Promise<boolean>;
}

/** What plans that name somebody have in common. */
interface OfSomebody {
  whom?: Whom;
  turn?: string;
  left?: readonly string[];
}

/** An action of what it reads in the words, and of what it makes of that. */
export const action = <P extends object>(parts: {
  name: string;
  /** The plan of a request of this kind: pure but for looking up names. */
  read(request: Request): Promise<P | undefined>;
  /** The plan before with what a follow-up says in its place. */
  follow?(request: Request, before: P): Promise<P | undefined>;
  run(plan: P, bench: Workbench, request: Request): Promise<Answer | undefined>;
}): Action => ({
  name: parts.name,
  async answer(request, bench) {
    const plan = await parts.read(request);
    return plan && parts.run(plan, bench, request);
  },
  async isWhole(request) {
    const { whom, turn, left = [] }: OfSomebody = (await parts.read(request)) ?? {};
    const isSaid = whom?.kind === 'people' || (turn !== undefined && whom === undefined);
    return isSaid && left.length === 0;
  },
  isAfter: async (request, before) => (await followed(parts, request, before)) !== undefined,
  async answerAfter(request, before, bench) {
    const plan = await followed(parts, request, before);
    return plan && parts.run(plan, bench, request);
  },
});

export interface Follows<P> {
  read(request: Request): Promise<P | undefined>;
  follow?(request: Request, before: P): Promise<P | undefined>;
}

/** What was asked before may have followed up what was asked before that. */
async function followed<P>(
  parts: Follows<P>,
  request: Request,
  before: readonly Request[],
): Promise<P | undefined> {
  const earlier = parts.follow && (await lastPlanOf(parts, before));
  return earlier && parts.follow?.(request, earlier);
}

/** What went on and was not understood lies between, and changes nothing. */
const goneOn = async <P>(parts: Follows<P>, last: Request, before: readonly Request[]) =>
  (await followed(parts, last, before)) ?? (await lastPlanOf(parts, before));

/** What was asked last, as this kind of request, where it was one. */
export async function lastPlanOf<P>(
  parts: Follows<P>,
  before: readonly Request[],
): Promise<P | undefined> {
  const last = before.at(-1);
  if (!last) return undefined;
  return (
    (await parts.read(last)) ??
    (goesOn(last.text) ? await goneOn(parts, last, before.slice(0, -1)) : undefined)
  );
}

const SUGGESTIONS: Record<Language, string[]> = {
  en: ['When am I free this week?', 'What is on today?'],
  es: ['¿Cuándo estoy libre esta semana?', '¿Qué hay hoy?'],
};

/** Words alone, with what could be asked next. */
export const says = (
  text: string,
  language: Language,
  suggestions = SUGGESTIONS[language],
): Answer => ({ text, sources: [], suggestions });

export const usualSuggestions = (language: Language) => SUGGESTIONS[language];

/** Also where something is asked back. */
export const withLeft = (answer: Answer, left: readonly string[], language: Language): Answer => ({
  ...answer,
  text: [answer.text, ...saidLeft(left, language)].join('\n'),
});

/** What of a request nothing was made of: said, never dropped. */
export const saidLeft = (left: readonly string[], language: Language): string[] => {
  if (left.length === 0) return [];
  const words = left.map((each) => `“${escapeMarkdown(each)}”`).join(', ');
  return language === 'es'
    ? [`\nNo supe dónde poner ${words}: revíselo antes de confirmar.`]
    : [`\nI had no place for ${words}: please look at it before you confirm.`];
};
