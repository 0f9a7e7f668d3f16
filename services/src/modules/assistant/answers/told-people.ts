import type { ChatTurn } from '../dto/chat.dto.js';
import type { Person, Vocabulary } from '../language/pieces/vocabulary.js';
import { understand } from '../language/understand.js';

const LINK = /\[\*{0,2}((?:[^\]\\]|\\.){1,200}?)\*{0,2}\]\(\/contacts\/([0-9a-f-]{36})\)/g;
const DRAFT_ROW = /(?:^- |\*\*)[^*\n]+? (?:for|para) ([^*\n,:]{2,80}?)(?:,[^*\n]*|\*\*|:)/gm;
const TOLD = /^(?:A draft for|Un borrador para) \*\*([^*\n]{2,80})\*\*/gm;
const MOST_DRAFTS = 10;
const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** Contacts that one of our answers names, by links or else by drafts. */
async function peopleInAnswer(answer: string, vocabulary: Vocabulary, today: string) {
  const links = [...answer.matchAll(LINK)].map(([, name = '', id = '']) => ({
    id,
    name: unescaped(name),
  }));
  if (links.length > 0) return [...new Map(links.map((each) => [each.id, each])).values()];
  const drafts = [TOLD, DRAFT_ROW]
    .flatMap((row) => [...answer.matchAll(row)].map(([, name = '']) => unescaped(name)))
    .slice(0, MOST_DRAFTS);
  const named = await Promise.all(
    [...new Set(drafts)].map((name) => understand(name, vocabulary, today)),
  );
  const people = named.flatMap((each) => (each.people.length === 1 ? each.people : []));
  return [...new Map(people.map((each) => [each.id, each])).values()];
}

const MOST_TURNS = 5;

/** Contacts that the conversation was last about: those of the latest answer or question that names any. */
export async function lastPeopleOf(
  history: readonly ChatTurn[],
  vocabulary: Vocabulary,
  today: string,
): Promise<readonly Person[]> {
  for (const { role, content } of history.slice(-2 * MOST_TURNS).toReversed()) {
    const people =
      role === 'assistant'
        ? await peopleInAnswer(content, vocabulary, today)
        : (await understand(content.slice(0, 400), vocabulary, today)).people;
    if (people.length > 0) return people;
    // An empty list names nobody.
    if (role === 'assistant' && NONE.test(content)) return [];
  }
  return [];
}
const NONE = /^\*\*No (?:customers|jobs)/;
