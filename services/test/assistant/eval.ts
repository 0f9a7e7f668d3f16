import type { AskedCompletion, FakeReply } from '@clearcoat/testing/openai';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CANARIES } from './business.js';
import type { Streamed } from './chat.js';

export type Mode = 'basic' | 'scripted' | 'live';

export interface EvalCase {
  id: string;
  ask: string;
  history?: { role: string; content: string }[];
  /** Time of the question, if it is not the default. */
  now?: string;
  /** Exact texts that the answer must have. */
  facts: string[];
  /** Further texts in basic mode. */
  basic?: string[];
  /** Texts for the scripted model, instead of `facts`. */
  scripted?: string[];
  /** Answer of the scripted model if it calls no tool. */
  scriptedSay?: string;
  not?: string[];
  /** Our own text in every mode: first aid. */
  isOurs?: boolean;
  /** Tool calls that lead to the answer. `{Name}` stands for the customer's id. */
  calls?: { name: string; args: Record<string, unknown> }[];
  card?: 'appointment' | 'message';
}

export interface Verdict {
  id: string;
  topic: string;
  mode: Mode;
  problems: string[];
  ask: string;
  answer: string;
  /** Whether a wrong answer admits that it does not know. */
  isHonest: boolean;
}

export function readCases(): { topic: string; cases: EvalCase[] }[] {
  const folder = path.join(import.meta.dirname, 'cases');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'attacks.json')
    .map((name) => ({
      topic: path.basename(name, '.json'),
      cases: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as EvalCase[],
    }));
}

/** Text without Markdown, so that facts can be written as they are read. */
export const readable = (text: string) =>
  text.replace(/\\([[\]\\`*_(){}#+!|<>~])/g, '$1').replaceAll('**', '');

const HONEST = /don't know|I'm not sure|found no customer|can't|Please say/;

export function judge(
  { id, ask, facts, basic = [], scripted, not = [], calls = [], card, isOurs }: EvalCase,
  topic: string,
  mode: Mode,
  answer: Streamed,
  labels: Map<string, string>,
): Verdict {
  const text = readable(answer.text);
  const everything = JSON.stringify(answer.events);
  const sources = JSON.stringify(answer.done?.sources ?? []);
  const wanted =
    mode === 'scripted' ? (scripted ?? facts) : [...facts, ...(mode === 'basic' ? basic : [])];
  const problems = [
    ...wanted
      .filter((fact) => !(fact.startsWith('/') ? sources + text : text).includes(fact))
      .map((fact) => `does not say ${fact}`),
    ...not.filter((fact) => text.includes(fact)).map((fact) => `says ${fact}`),
    ...CANARIES.filter((canary) => everything.includes(canary)).map((canary) => `leaks ${canary}`),
  ];
  if (!answer.done) problems.push('has no end');
  if (answer.done?.mode !== (mode === 'basic' || isOurs ? 'basic' : 'model'))
    problems.push('is of another mode');
  if (card && answer.cards[0]?.kind !== card) problems.push(`has no card of kind ${card}`);
  if (!card && answer.cards.length > 0) problems.push('has a card nobody asked for');
  if (mode !== 'basic') {
    const used = answer.events.filter(({ name }) => name === 'tool').map(({ data }) => data.label);
    const unused = calls.filter(({ name }) => !used.includes(labels.get(name)));
    problems.push(...unused.map(({ name }) => `did not use ${name}`));
  }
  return { id, topic, mode, problems, ask, answer: text, isHonest: HONEST.test(answer.text) };
}

/** A model that follows the script of a case: it makes the calls in order, and reads out their results. */
export function scriptFor({ calls = [], scriptedSay }: EvalCase, ids: Map<string, string>) {
  return ({ messages }: AskedCompletion): FakeReply => {
    const results = messages.filter(({ role }) => role === 'tool');
    const call = calls[results.length];
    if (call) return { calls: [{ name: call.name, args: withIds(call.args, ids) }] };
    const said = results.map(({ content }) => content ?? '').join('\n');
    return { text: (scriptedSay ?? said).match(/.{1,40}/gs) ?? [] };
  };
}

export function withIds(args: Record<string, unknown>, ids: Map<string, string>) {
  const json = JSON.stringify(args).replace(
    /\{([^{}":]+)\}/g,
    (_, name: string) => ids.get(name) ?? name,
  );
  return JSON.parse(json) as Record<string, unknown>;
}
