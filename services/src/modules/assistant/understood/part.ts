import type { Facts } from '../plan/facts.js';
import type { Language, Plan } from '../plan/plan.js';

/** Another value of a part, with the resulting plan. */
export interface Choice {
  value: string;
  label: string;
  plan: Plan;
}

/** A part of the understood question, with its alternatives. */
export interface Part {
  /** Path in the plan: 'period', 'filter-0'. */
  part: string;
  label: string;
  /** Name of the value. Undefined if the plan lacks this part but could have it. */
  value?: string;
  choices: Choice[];
  /** The plan without the part. */
  removal?: { label: string; plan: Plan };
}

/** Input for the parts. */
export interface Context {
  plan: Plan;
  facts: Pick<Facts, 'conditions' | 'plan'>;
  language: Language;
  today: string;
  /** Names of the business's services. */
  services: readonly string[];
}

export type PartOf = (context: Context) => Part | undefined;

/** Plain text of our own Markdown. */
export const plainWords = (markdown: string) =>
  markdown
    .replace(/\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\\([\\`*_[\](){}#+!|<>~])/g, '$1');
