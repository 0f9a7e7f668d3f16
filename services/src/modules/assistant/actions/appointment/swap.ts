import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, usualSuggestions, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import type { When } from '../when/index.js';
import { namedIn } from './read.js';
import { appointmentOf, slotWords, type FoundAppointment } from './which.js';
import { wordSet } from '../../words/word-set.js';

/** Two people who get the time of the other. */
export interface SwapPlan {
  do: 'swap';
  people: readonly Person[];
  when: When;
}

const HEADS = {
  en: new Phrases('swap|switch|trade|exchange|flip|swap places of|switch places of'),
  es: new Phrases('intercambia|cambia|cambiar'),
};
const WITH = wordSet('with|for|con|por');
const AROUND = wordSet('around|places|times|spots|slots|lugares|horas|horarios');

/** 'Swap Ana and Bo', 'switch Ana with Bo on Friday' */
export async function readSwap(asked: Request): Promise<SwapPlan | undefined> {
  const found = afterHead(asked, HEADS) ?? behindNames(asked);
  if (!found) return undefined;
  const tokens = found.request.tokens
    .filter(({ word }) => !AROUND.has(word))
    .map((token) => (WITH.has(token.word) ? { ...token, word: 'and' } : token));
  const { whom, when, services, left } = await namedIn(found.request, tokens);
  const isTwo = whom?.kind === 'several' && whom.people.length === 2;
  const isAll = services.length + left.length === 0 && when.time === undefined;
  return isTwo && isAll ? { do: 'swap', people: whom.people, when } : undefined;
}

const WANT = wordSet('want|need|can|could|should|will|to');
/** 'Ana and Bo switch spots' */
function behindNames(asked: Request) {
  const verb = HEADS.en.in(asked.tokens, 2);
  if (!verb || asked.text.trimEnd().endsWith('?')) return undefined;
  const isOf = (at: number) => at >= verb.at && at < verb.at + verb.length;
  const tokens = asked.tokens.filter(({ word }, at) => !isOf(at) && !WANT.has(word));
  return { request: { ...asked, tokens } };
}

interface Words {
  draft(one: string, other: string): string;
  row(title: string, now: string, then: string): string;
  same(at: string): string;
  end: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    draft: (one, other) => `**2 moves**, in which ${one} and ${other} change places:`,
    row: (title, now, then) => `- ${title}: ${now} → **${then}**`,
    same: (at) => `Both are at the same time already: ${at}.`,
    end: 'They stay where they are until you confirm each.',
  },
  es: {
    draft: (one, other) => `**2 cambios**, en los que ${one} y ${other} cambian de lugar:`,
    row: (title, now, then) => `- ${title}: ${now} → **${then}**`,
    same: (at) => `Las dos son ya a la misma hora: ${at}.`,
    end: 'Se quedan donde están hasta que usted confirme cada una.',
  },
};

/** Two appointments that change places are two moves. */
export const swap = action<SwapPlan>({ name: 'swap', read: readSwap, run });

async function run(
  { people, when }: SwapPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer | undefined> {
  const words = WORDS[language];
  const jobs: FoundAppointment[] = [];
  for (const person of people) {
    const whom = { kind: 'people' as const, people: [person], said: person.name };
    const which = { whom, when, turn: 'next' as const };
    const chosen = await appointmentOf(which, bench, language, ({ title }) => title);
    if ('problem' in chosen) return chosen.problem;
    jobs.push(chosen.found);
  }
  const [one, other] = jobs;
  if (!one || !other) return undefined;
  if (one.date === other.date && one.startTime === other.startTime)
    return says(words.same(slotWords(one, language)), language);
  const drafts = [
    await moved(one, other, bench, language),
    await moved(other, one, bench, language),
  ];
  const rows = [
    words.row(plain(one.title), slotWords(one, language), slotWords(other, language)),
    words.row(plain(other.title), slotWords(other, language), slotWords(one, language)),
  ];
  const cards = drafts.flatMap(({ card }) => card ?? []);
  const warnings = cards.flatMap((each) => each.warnings).map((each) => `\n${plain(each)}.`);
  const head = words.draft(plain(one.customer), plain(other.customer));
  const text = lines(head, '', ...rows, ...warnings, `\n${words.end}`);
  const sources = drafts[0]?.sources ?? [];
  return { text, sources, suggestions: usualSuggestions(language), cards };
}

/** Whoever stands there now gives way. */
async function moved(
  { id: appointmentId }: FoundAppointment,
  { date, startTime: time, title }: FoundAppointment,
  bench: Workbench,
  language: Language,
) {
  const args = { appointmentId, date, time, language };
  const { card, ...rest } = await bench.use(bench.tools.draftMove, args);
  const warnings = card?.warnings.filter((each) => !each.includes(title)) ?? [];
  return { ...rest, card: card && { ...card, warnings } };
}
