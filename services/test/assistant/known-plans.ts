import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '../../src/modules/assistant/plan/plan.js';
import { readSet, SETS, type Question } from './grade.js';

/** A question with a known true answer, and a plan that leads to it. */
export interface KnownPlan {
  question: Question;
  plan: Plan;
}

/** Plans of right answers in basic mode, recorded once, with customers by name. */
const FILE = path.join(import.meta.dirname, 'known-plans.jsonl');

export function readKnownPlans(): KnownPlan[] {
  const questions = SETS.flatMap((set) =>
    readSet(set).flatMap((each) => each.questions.map((one) => [`${set} ${one.id}`, one] as const)),
  );
  const byId = new Map<string, Question>(questions);
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const { set, id, plan } = JSON.parse(line) as { set: string; id: string; plan: Plan };
    const question = byId.get(`${set} ${id}`);
    return question?.truth === undefined ? [] : [{ question, plan }];
  });
}
