import { having, isOf, type Gate } from './gate.js';

const CAN = /^(?:can|could|puedo|podemos)$/;
const FITS = /^(?:fit|squeeze|somebody|someone|another|meter|agendar)$/;

/** 'The earliest I can get somebody in' is free time, and no list of what there is. */
const couldBe: Gate = {
  name: 'what could be taken in is in no record',
  leaves: ({ parts }) => {
    const fits = parts.spans.some((span) => isOf(span, FITS));
    return fits ? having(parts, CAN) : [];
  },
};

const EMPTY = /^(?:empty|free|vacio|vacia|libre|libres)$/;

/** A split has those days only on which there is something. */
const emptyDays: Gate = {
  name: 'days without a job are in no split',
  leaves: ({ parts, plan }) => (plan.group === undefined ? [] : having(parts, EMPTY)),
};

/** What is free is not what is booked. */
export const FREE_TIME_GATES: readonly Gate[] = [couldBe, emptyDays];
