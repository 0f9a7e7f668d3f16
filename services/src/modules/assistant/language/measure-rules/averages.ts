import { isNamed, isOfVehicle, isWho } from '../asked.js';
import { named, type MeasureRule } from '../measure-rule.js';

const TICKETS = /^tickets?$/;
const GROWS = /^(?:getting|going|trending|growing|shrinking|dropping|falling|rising|climbing)\b/;

/** 'Are my tickets getting bigger' is of what one comes to, and of no number of them. */
const growingTickets: MeasureRule = {
  name: 'tickets that grow',
  of: ({ parts }) =>
    parts.all('measure').some(({ span }) => TICKETS.test(span.words.join(' '))) &&
    parts.all('compare').some(({ span }) => GROWS.test(span.words.join(' ')))
      ? named('average')
      : undefined,
};

const PAYS = /\bpays? (?:me |us )?(?:better|best|more|less|worse|worst|(?:the )?(?:most|least))\b/;

/** 'Do trucks pay better than sedans': all the trucks together pay more where there are more of them. */
const payingBetter: MeasureRule = {
  name: 'which cars pay better',
  of: ({ parts }) =>
    isOfVehicle(parts) &&
    !isNamed(parts) &&
    !isWho(parts) &&
    PAYS.test(parts.spans.flatMap(({ words }) => [...words]).join(' '))
      ? named('average')
      : undefined,
};

/** 'Are people spending more than they used to' is of each visit, and of no list of them. */
const spendingMore: MeasureRule = {
  name: 'what people spend, beside before',
  of: ({ parts, chosen }) =>
    chosen === 'spent' &&
    !isNamed(parts) &&
    parts.all('compare').some(({ tag }) => tag.with !== undefined) &&
    !parts.has('order')
      ? named('average')
      : undefined,
};

/** What one job comes to. */
export const AVERAGE_RULES = { growingTickets, payingBetter, spendingMore };
