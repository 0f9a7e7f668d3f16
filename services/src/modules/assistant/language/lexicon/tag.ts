import type { Plan } from '../../plan/plan.js';

/** Possible meaning of a phrase; its neighbors decide. */
export type Tag =
  | { kind: 'measure'; name: string }
  | { kind: 'value'; filter: string; value: string }
  | { kind: 'group'; name: string }
  | { kind: 'order'; order: NonNullable<Plan['order']> }
  | { kind: 'want'; want: Plan['want'] | 'which' | 'who' | 'when' | 'how' }
  | { kind: 'amount' }
  | { kind: 'count' }
  | { kind: 'compare'; with?: 'before' | 'year_before' }
  | { kind: 'bound'; bound: 'least' | 'most' }
  | { kind: 'not' }
  | { kind: 'only' }
  | { kind: 'ending' }
  | { kind: 'single' }
  | { kind: 'each' }
  | { kind: 'also' }
  | { kind: 'glue' };
