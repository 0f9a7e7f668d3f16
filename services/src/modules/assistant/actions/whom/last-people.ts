import { wasNo } from '../../answers/records.answers.js';
import type { ChatTurn } from '../../dto/chat.dto.js';
import { isFollowUp } from '../../language/turns/follow-up.js';
import { normalized } from '../../language/normalize/normalize.js';
import { saysPronoun } from '../../language/turns/pronouns.js';
import type { Plan } from '../../plan/plan.js';
import { understand } from '../../language/understand.js';
import type { Vocabulary } from '../../language/pieces/vocabulary.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { WordTokens } from '../../words/tokens.js';
import { Sayings } from '../../language/forms/sayings.js';
import { wordSet } from '../../words/word-set.js';

const LINK =
  /\[\*{0,2}((?:[^\]\\]|\\.){1,200}?)\*{0,2}\]\(\/contacts\/([0-9a-f-]{36})\)(?:: ([^\n]{1,80}))?/g;
const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** The customers that an answer of ours names. */
export const linkedIn = (answer: string): Person[] => {
  const links = [...answer.matchAll(LINK)].map(([, name = '', id = '', figure]) => ({
    id,
    name: unescaped(name),
    ...(figure !== undefined && { figure }),
  }));
  return [...new Map(links.map((person) => [person.id, person])).values()];
};

/** 'Move that to Monday' was of whoever it was before. */
const MOVES = new Sayings(
  ['ok|and|no|please|actually* move|cancel|push|bump|confirm|reschedule|mark|book|put'],
  {},
  'start',
);
const THAT = wordSet('it|that|this');
const pointsAtIt = (tokens: WordTokens) =>
  MOVES.says(tokens) && tokens.some(({ word }) => THAT.has(word));

/** A question and its answer. */
const TURN = 2;
const MOST_TURNS = 5;

/** Whom a conversation was about last: those of the last answer, else those of the question before it; of 'him' there, whoever that was; and of '2 pm', where no answer of the records lies between. */
export async function lastPeopleOf(
  history: readonly ChatTurn[],
  vocabulary: Vocabulary,
  today: string,
  goesBack = true,
  turns = MOST_TURNS,
): Promise<readonly Person[]> {
  const last = history.slice(-TURN);
  for (const turn of last.toReversed()) {
    const people = await peopleIn(turn, vocabulary, today);
    if (people.length > 0) return people;
  }
  const asked = last.find(({ role }) => role === 'user')?.content ?? '';
  const said = last.find(({ role }) => role === 'assistant');
  const { tokens } = normalized(asked.slice(0, 400));
  const goesOn =
    turns > 1 &&
    (saysPronoun(tokens) || pointsAtIt(tokens) || (goesBack && (isFollowUp(asked) || wasNo(said))));
  return goesOn
    ? lastPeopleOf(history.slice(0, -TURN), vocabulary, today, goesBack, turns - 1)
    : [];
}

const peopleIn = async (
  { role, content }: ChatTurn,
  vocabulary: Vocabulary,
  today: string,
): Promise<readonly Person[]> => {
  const linked = role === 'assistant' ? linkedIn(content) : [];
  if (linked.length > 0) return linked;
  const drafts = role === 'assistant' ? [...content.matchAll(DRAFT_ROW)] : [];
  if (drafts.length > 1 && drafts.length <= MOST_DRAFTS) {
    const named = drafts.map(([, name = '']) => understand(name, vocabulary, today));
    const people = (await Promise.all(named)).flatMap((each) => each.people);
    return [...new Map(people.map((person) => [person.id, person])).values()];
  }
  const said = role === 'assistant' ? DRAFTED.exec(content)?.[1] : content.slice(0, 400);
  return said === undefined ? [] : (await understand(said, vocabulary, today)).people;
};
/** '- Full Detail for Ana Brown, Monday, …': each of several that are to be called off or marked. */
const DRAFT_ROW = /^- [^*\n]+? (?:for|para) ([^*\n,]{2,80}), /gm;
const MOST_DRAFTS = 10;
/** 'Interior Detail for Ana Brown', over what is to become of it. */
const DRAFTED = /\*\*[^*\n]+ (?:for|para) ([^*\n,]{2,80})(?:, [^*\n]+)?\*\*/;

/** 'He', after figures that name nobody: whoever was named alone before them. */
export async function lastOneOf(
  history: readonly ChatTurn[],
  vocabulary: Vocabulary,
  today: string,
): Promise<readonly Person[]> {
  for (const turn of history.slice(-TURN * MOST_TURNS).toReversed()) {
    const people = await peopleIn(turn, vocabulary, today);
    if (people.length > 0) return people.length === 1 ? people : [];
  }
  return [];
}

/** Of a ranking that was answered, 'she' is whoever stands first alone; of a list nobody knows. */
export function oneOfThem(
  people: readonly Person[],
  { group, order, limit }: Partial<Plan> = {},
): readonly Person[] {
  const [first, second] = people;
  const isLevel = first?.figure !== undefined && first.figure === second?.figure;
  // Where only the first is told, several are level.
  const isOfFirst = group === 'customer' && order !== undefined && limit !== 1 && !isLevel;
  return isOfFirst ? people.slice(0, 1) : people;
}
