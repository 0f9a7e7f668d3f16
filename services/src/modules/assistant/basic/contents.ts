import type { Answer } from '../answers/answer.js';
import { lines } from '../answers/answer.js';
import { asksContents } from '../language/messages/asks-contents.js';
import type { Language, Plan } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { Services } from '../tools/list-services.js';
import { assertOffered } from '../tools/offered.js';
import type { Workbench } from '../actions/action.js';

interface Words {
  row(name: string, price: string, minutes: number): string;
  none: string;
  more: string;
}
const WORDS: Record<Language, Words> = {
  en: {
    row: (name, price, minutes) => `**${name}**: ${price}, ${minutes} minutes`,
    none: 'No description of it is written down.',
    more: 'What each job is checked for stands in [Services](/settings?tab=services).',
  },
  es: {
    row: (name, price, minutes) => `**${name}**: ${price}, ${minutes} minutos`,
    none: 'No hay una descripción anotada.',
    more: 'Lo que se revisa en cada trabajo está en [Services](/settings?tab=services).',
  },
};

/** The service whose parts are asked for, where nothing else is said. */
export function contentsOf(question: string, plan: Plan | undefined): string | undefined {
  const [only, ...others] = plan?.filters ?? [];
  const [service, ...more] = only?.name === 'service' && !only.not ? only.values : [];
  const isPlain = others.length + more.length === 0 && plan?.period === undefined;
  return isPlain && asksContents(question) ? service : undefined;
}

const told = (
  { name, price, minutes, description }: Services['services'][number],
  language: Language,
) => {
  const words = WORDS[language];
  return `${words.row(plain(name), price, minutes)}. ${plain(description) || words.none}`;
};

/** What a service is, in the words that are written down for it, with what it costs and how long it takes. */
export async function servicesAnswer(
  names: readonly string[],
  bench: Workbench,
  language: Language,
): Promise<Answer> {
  const { data, sources } = await bench.use(bench.tools.listServices, {});
  const named = data.services.filter(({ name }) => names.includes(name));
  assertOffered(names, named, language);
  const rows = named.map((each) =>
    named.length > 1 ? `- ${told(each, language)}` : told(each, language),
  );
  return { text: lines(...rows, '', WORDS[language].more), sources, suggestions: [] };
}
