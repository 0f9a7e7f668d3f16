import { wordSet } from '../words/word-set.js';
import type { AskedWord } from './asked-words.js';
import type { Stems } from './stems.js';

/** Verbs that fit anything. Only their object tells which page is meant. */
const DOING = wordSet(
  'add|book|buy|call|cancel|change|check|clean|close|create|delete|edit|find|fix|give|make|move|open|order|play|put|read|remove|save|send|set|show|start|stop|take|turn|update|use|write',
);
const NUMBER = /^\d/;

/** Whether a request and an entry share only such verbs: 'open spotify'. */
export function sharesVerbOnly(asked: readonly AskedWord[], { ofAsked }: Stems): boolean {
  const words = asked.filter(({ raw }) => !NUMBER.test(raw));
  const shared = words.filter(({ forms }) => forms.some((stem) => ofAsked.has(stem)));
  return shared.length < words.length && shared.every(({ raw }) => DOING.has(raw));
}
