import type { Language, Plan, Said } from '../plan/plan.js';
import { conditionOf } from '../plan/question.js';
import { capitalized } from '../plan/say/scope.js';
import { plainWords, type Choice, type Context, type Part } from './part.js';

interface Kind {
  label: Said;
  /** Text of the button that removes the filter. */
  any: Said;
}

const TIMES: Kind = {
  label: { en: 'Time of day', es: 'Hora del día' },
  any: { en: 'At any time of day', es: 'A cualquier hora' },
};
const PRICE: Kind = {
  label: { en: 'Price', es: 'Precio' },
  any: { en: 'At any price', es: 'A cualquier precio' },
};
const SPENT: Kind = {
  label: { en: 'Spent in all', es: 'Gastado en total' },
  any: { en: 'However much they spent', es: 'Hayan gastado lo que sea' },
};
const VISITS: Kind = {
  label: { en: 'Visits', es: 'Visitas' },
  any: { en: 'With any number of visits', es: 'Con cualquier número de visitas' },
};

const KINDS: Record<string, Kind> = {
  service: {
    label: { en: 'Service', es: 'Servicio' },
    any: { en: 'Any service', es: 'Cualquier servicio' },
  },
  customer: {
    label: { en: 'Customer', es: 'Cliente' },
    any: { en: 'Any customer', es: 'Cualquier cliente' },
  },
  vehicle: {
    label: { en: 'Vehicle', es: 'Vehículo' },
    any: { en: 'Any vehicle', es: 'Cualquier vehículo' },
  },
  status: {
    label: { en: 'Status', es: 'Estado' },
    any: { en: 'Whatever the status', es: 'Cualquier estado' },
  },
  weekday: {
    label: { en: 'Weekday', es: 'Día de la semana' },
    any: { en: 'On any day of the week', es: 'Cualquier día de la semana' },
  },
  time_of_day: TIMES,
  notes: {
    label: { en: 'Notes', es: 'Notas' },
    any: { en: 'Whatever the notes say', es: 'Digan lo que digan las notas' },
  },
  price_at_least: PRICE,
  price_at_most: PRICE,
  spent_at_least: SPENT,
  spent_at_most: SPENT,
  visits_at_least: VISITS,
  visits_at_most: VISITS,
};

const OTHER: Kind = {
  label: { en: 'Customers', es: 'Clientes' },
  any: { en: 'All customers', es: 'Todos los clientes' },
};

/** Choices that replace a filter with a single value: 'Saturdays', 'Ceramic Coating'. */
function choicesOf(index: number, { plan, language, services }: Context): Choice[] {
  const filter = plan.filters[index];
  if (!filter || filter.not) return [];
  const { kind } = conditionOf(filter);
  const values =
    filter.name === 'service' ? services : (kind.values ?? []).map(({ value }) => value);
  return values
    .filter((value) => !isOnly(filter.values, value))
    .map((value) => ({
      value,
      label: capitalized(plainWords(kind.said([value], language, false))),
      plan: {
        ...plan,
        filters: plan.filters.map((each, at) =>
          at === index ? { ...each, values: [value] } : each,
        ),
      },
    }));
}

const isOnly = (values: readonly string[], value: string) =>
  values.length === 1 && values[0]?.toLowerCase() === value.toLowerCase();

const without = (plan: Plan, index: number): Plan => ({
  ...plan,
  filters: plan.filters.filter((_, at) => at !== index),
});

const kindOf = (name: string): Kind => KINDS[name] ?? OTHER;

/** One part per condition. */
export function filterParts(context: Context): Part[] {
  const { plan, facts, language } = context;
  return plan.filters.map((filter, index) => {
    const { label, any } = kindOf(filter.name);
    return {
      part: `filter-${index}`,
      label: label[language],
      value: saidOf(facts.conditions[index], language),
      choices: choicesOf(index, context),
      removal: { label: any[language], plan: without(plan, index) },
    };
  });
}

const ONLY: Said = { en: 'only', es: 'solo' };

function saidOf(condition: Context['facts']['conditions'][number] | undefined, language: Language) {
  if (!condition) return '';
  const { kind, values, not, only } = condition;
  const said = plainWords(kind.said(values, language, not));
  return capitalized(only ? `${ONLY[language]} ${said}` : said);
}
