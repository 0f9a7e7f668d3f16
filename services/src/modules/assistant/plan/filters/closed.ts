import type { FilterKind, Words } from '../definitions.js';
import type { Language, Said } from '../plan.js';
import { negated } from './negated.js';

export interface Closed {
  value: string;
  words: Words;
  said: Said;
  /** Negated text, if 'not …' reads badly. */
  saidNot?: Said;
}

/** Text of a filter with fixed values. */
export const saysClosed =
  (values: readonly Closed[], between: Said = { en: ' or ', es: ' o ' }): FilterKind['said'] =>
  (chosen, language: Language, not) => {
    const found = chosen.map((value) => values.find((each) => each.value === value));
    const said = found.map((each) =>
      not
        ? (each?.saidNot?.[language] ?? negated(each?.said[language] ?? '', language, true))
        : each?.said[language],
    );
    return said.join(between[language]);
  };
