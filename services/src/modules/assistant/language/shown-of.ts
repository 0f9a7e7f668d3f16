import type { Plan } from '../plan/plan.js';
import { isNamed } from './asked.js';
import type { Parts } from './parts.js';
import type { Span } from './spans.js';
import { Sayings } from './sayings.js';

const isField =
  (field: string) =>
  ({ tags }: Span) =>
    tags.some((tag) => tag.kind === 'value' && tag.filter === 'missing' && tag.value === field);
/** A list of customers has their numbers, one of jobs has none. */
const saysNumbers = ({ words }: Span) => NUMBERS.says(words.join(' '));
const NUMBERS = new Sayings([
  'with|and|the|their|names_and|con|sus* phone? numbers|phones|telefonos|numeros',
]);

/** Rows whose customers they are may be told in their place. */
const HAVE_CUSTOMERS = new Set(['customers', 'new_customers', 'jobs', 'visits']);

/** 'The emails of everybody who came in October': a list of customers, with what is asked of each. */
export function withShown(parts: Parts, plan: Plan): Plan {
  const emails = parts.spans.filter(isField('email'));
  const numbers =
    plan.measure === 'jobs'
      ? parts.spans.filter((span) => saysNumbers(span) || isField('phone')(span))
      : [];
  const spans = [...emails, ...numbers];
  const isOfThose = plan.want === 'list' && plan.group === undefined && plan.limit === undefined;
  const isDenied = plan.filters.some(
    ({ name, values, not }) =>
      name === 'missing' && !not && (values.includes('email') || values.includes('phone')),
  );
  if (spans.length === 0 || !isOfThose || isDenied || isNamed(parts)) return plan;
  const measure = plan.measure === 'new_customers' ? plan.measure : 'customers';
  if (!HAVE_CUSTOMERS.has(plan.measure)) return plan;
  parts.use(...spans);
  return { ...plan, measure, ...(emails.length > 0 && { show: 'email' as const }) };
}
