import type { Facts } from '../plan/facts.js';
import type { Language, Plan } from '../plan/plan.js';

/** Another value for a part, and the plan with it. */
export interface Choice {
  value: string;
  label: string;
  plan: Plan;
}

/** One thing that was understood, and what it could be instead. */
export interface Part {
  /** Its place in the plan: 'period', 'filter-0'. */
  part: string;
  label: string;
  /** As people call it; nothing where the plan has no such part and could have one. */
  value?: string;
  choices: Choice[];
  /** The plan without it. */
  removal?: { label: string; plan: Plan };
}

/** What parts are made of. */
export interface Context {
  plan: Plan;
  facts: Pick<Facts, 'conditions' | 'plan'>;
  language: Language;
  today: string;
  /** The names of those that the business offers. */
  services: readonly string[];
}

export type PartOf = (context: Context) => Part | undefined;

/** Markdown of our own sentences as the plain words they show. */
export const plainWords = (markdown: string) =>
  markdown
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\\([\\`*_[\](){}#+!|<>~])/g, '$1');
