import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Token } from '../words/tokens.js';
import { serviceAt, type Own } from '../language/pieces/vocabulary.js';
import { wordSet } from '../words/word-set.js';

const ASKS_WHAT = new Phrases(
  everyOf(
    'what is|what are|what does|explain|describe|tell me about|define',
    'a|an|the|our|exactly|',
  ),
  'que es|que es un|que es una|que es el|que es la|que significa|explica|explicame',
);
const ASKS_DIFFERENCE = new Phrases(
  everyOf(
    'what is the|whats the|is there a|the|a|explain the|',
    'difference|differences',
    'between|of|from|in|',
  ),
  everyOf('how is|how are|how does|how do', 'a|an|the|our|'),
  'cual es la diferencia entre|que diferencia hay entre|diferencia entre',
);
/** What ties the two, and what says no more than that they are services. */
const TIES = new Phrases(
  'and|or|vs|versus|from|to|with|compared to|compared with|different|differ|a|an|the|our|your|service|services|detail|package|exactly|mean|means|meaning|here|for|good for|used for|do|good',
  'y|o|para|sirve|un|una|el|la|contra|servicio',
);
/** 'Is a ceramic better than a wax': of what they are, where nothing is said of days or money. */
const IS_BETTER = new Phrases(
  everyOf('is|are|what is|whats|which is|which one is', '|a|an|the|our'),
  'que es|cual es',
);
const BETTER = new Phrases(
  everyOf('|any|really|that much|much', 'better|best|worse|nicer', '|than'),
  'mejor',
  'as good as',
);
const DIFFERS = wordSet('vs|versus|or|different|differ|contra|o');

/** 'Does the full detail include the engine bay', 'does a wash come with wax': what belongs to it. */
const INCLUDES = new Phrases(
  everyOf(
    'include|includes|included in|cover|covers|come with|comes with|part of',
    'a|an|the|our|',
  ),
);
const DOES = wordSet('do|does|is|are');

interface Meant {
  names: readonly string[];
  /** Two that nothing but 'vs' puts side by side: of their money it may be as well. */
  isBare: boolean;
}

/** The services that stand in the words from there on, where nothing but ties does besides. */
function onlyServices(
  tokens: readonly Token[],
  from: number,
  { services }: Own,
  ties: readonly Phrases[] = [TIES],
) {
  const names = new Set<string>();
  for (let at = from; at < tokens.length;) {
    const words = tokens.map(({ word }) => word);
    const found = serviceAt(words, at, services);
    const tie = Math.max(...ties.map((each) => each.lengthAt(tokens, at)));
    if (!found && tie === 0) return undefined;
    for (const name of found?.names ?? []) names.add(name);
    // 'Ceramics' are jobs.
    if (found && /[^s]s$/.test(words[at + found.length - 1] ?? '')) return undefined;
    at += found?.length ?? tie;
  }
  return names.size > 0 ? [...names] : undefined;
}

/** One service alone among other words. */
function serviceIn(tokens: readonly Token[], { services }: Own): string[] {
  const words = tokens.map(({ word }) => word);
  const found = words.map((_, at) => serviceAt(words, at, services)?.names ?? []);
  return [...new Set(found.flat())];
}

/** 'What is a full detail', 'the difference between an express and a wash', 'ceramic vs wax': what a service is, and no list of its jobs. */
export function servicesMeant(text: string, own: Own): Meant | undefined {
  const { tokens } = normalized(text);
  const [what, difference] = [ASKS_WHAT, ASKS_DIFFERENCE].map((each) => each.lengthAt(tokens, 0));
  const names = onlyServices(tokens, Math.max(what ?? 0, difference ?? 0), own);
  const isDifferent = tokens.some(({ word }) => DIFFERS.has(word));
  if (names && (what || difference)) return { names, isBare: false };
  if (names && names.length > 1 && isDifferent) return { names, isBare: true };
  const better = BETTER.in(tokens) ? IS_BETTER.lengthAt(tokens, 0) : 0;
  const compared = better > 0 ? onlyServices(tokens, better, own, [TIES, BETTER]) : undefined;
  if (compared && compared.length > 1) return { names: compared, isBare: false };
  const included =
    DOES.has(tokens[0]?.word ?? '') && INCLUDES.in(tokens) ? serviceIn(tokens, own) : [];
  const [only, ...others] = included;
  return only !== undefined && others.length === 0 ? { names: [only], isBare: false } : undefined;
}
