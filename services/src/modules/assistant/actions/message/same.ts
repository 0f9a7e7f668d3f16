import { lastPlanOf, type Workbench } from '../action.js';
import { followMessage } from './follow.js';
import { readMessage, type MessagePlan } from './read.js';

/** What makes a message of a request, and of one that follows it up. */
export const READS = { read: readMessage, follow: followMessage };

/** What was written last, also where something else was asked since. */
export async function sameAs(
  asked: MessagePlan,
  { earlier = [] }: Workbench,
): Promise<MessagePlan> {
  for (let end = earlier.length; end > 0; end--) {
    const last = await lastPlanOf(READS, earlier.slice(0, end));
    if (last && !last.isSame && !last.isAboutThat) return { ...last, whom: asked.whom };
  }
  return asked;
}
