import type { Facts, GroupFacts } from '../plan/facts.js';
import type { Language } from '../plan/plan.js';
import { capitalized, headOf } from '../plan/say/scope.js';
import { sayFacts } from '../plan/say/say.js';
import type { ChatFigures } from '../dto/understood.dto.js';
import { plainWords } from './part.js';

/** Minimum number of rows for a table or chart. A sentence is enough for fewer. */
const FEWEST = 4;
const BEFORE = { en: 'Before', es: 'Antes' };

const isMoney = (unit: ChatFigures['unit']) => unit === 'money' || unit === 'money_per_hour';

/** Figures of an answer with many rows, for a table or chart. */
export function figuresOf(
  facts: Facts,
  language: Language,
  today: string,
): ChatFigures | undefined {
  const { group, groups, measure } = facts;
  if (!group || !groups || groups.rows.length < FEWEST || measure.unit === 'day') return undefined;
  const unit = measure.unit === 'days' ? 'count' : measure.unit;
  const number = (value: GroupFacts['value'] | undefined) =>
    isMoney(unit) ? Math.round(Number(value ?? 0)) / 100 : Number(value ?? 0);
  const isCompared = groups.rows.some(({ before }) => before !== undefined);
  const by = group.title[language].replace(/^(?:by|por) /, '');
  const rest = groups.count - groups.rows.length;
  return {
    title: plainWords(headOf(facts, language)),
    columns: [by, measure.title[language], ...(isCompared ? [BEFORE[language]] : [])].map(
      capitalized,
    ),
    unit,
    isTime: group.isTime ?? false,
    rows: groups.rows.map(({ key, label, value, before }) => ({
      label: plainWords(label ?? group.said(key, language)),
      value: number(value),
      ...(before !== undefined && { before: number(before) }),
      ...(label !== null && { url: `/contacts/${key}` }),
    })),
    lead: sayFacts({ ...facts, groups: { rows: [], count: rest } }, language, today).text,
  };
}
