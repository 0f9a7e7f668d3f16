import type { Plan } from '../../plan/plan.js';

/** What a phrase may mean; the ones around it decide which. */
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
