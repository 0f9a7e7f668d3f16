import { lines, type Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, saidLeft, says, usualSuggestions, type Workbench } from '../action.js';
import { readCustomer, type CustomerPlan } from './read.js';
import type { Request } from '../request.js';

const WORDS: Record<Language, { who: string; draft(name: string): string; end: string }> = {
  en: {
    who: 'Who is it? For example "New customer John Doe 555 123 4567 2020 Tacoma black".',
    draft: (name) => `A new customer, **${name}**, with what you told me:`,
    end: 'Nothing is saved until you confirm it.',
  },
  es: {
    who: '¿Quién es? Por ejemplo "Nuevo cliente John Doe 555 123 4567 2020 Tacoma negro".',
    draft: (name) => `Un cliente nuevo, **${name}**, con lo que me dijo:`,
    end: 'Nada se guarda hasta que usted lo confirme.',
  },
};

/** Somebody who is no customer yet. */
export const newCustomer = action<CustomerPlan>({
  name: 'new customer',
  read: (request) => Promise.resolve(readCustomer(request)),
  run,
});

async function run(
  { name, phone, email, vehicle, left = [] }: CustomerPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer> {
  const words = WORDS[language];
  if (name === '') return says(words.who, language);
  const args = { name, phone, email, vehicle, language };
  const { data, sources, card } = await bench.use(bench.tools.draftCustomer, args);
  const facts = [phone, email, vehicle].filter((each) => each !== undefined);
  const text = lines(
    words.draft(plain(name)),
    ...(facts.length > 0 ? ['', ...facts.map((each) => `- ${plain(each)}`)] : []),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    ...saidLeft(left, language),
    `\n${words.end}`,
  );
  return { text, sources, suggestions: usualSuggestions(language), cards: card && [card] };
}
