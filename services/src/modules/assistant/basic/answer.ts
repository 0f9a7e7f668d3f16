import type { Principal } from '../../../platform/tenancy/context.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatSource } from '../dto/chat.dto.js';
import type { Plan } from '../plan/plan.js';
import type { Tool, ToolResult } from '../tools/tool.js';

export interface Answer {
  text: string;
  sources: ChatSource[];
  suggestions: string[];
  cards?: ChatCard[];
  /** What was understood, where it is of the records. */
  plan?: Plan;
}

/** What an answer is made with: tools in the name of whoever asks. */
export interface Desk {
  who: Principal;
  /** Today in the business's zone. */
  today: string;
  /** Says to the person what is being done. */
  tell(label: string): void;
  use<A, D extends object>(tool: Tool<A, D>, args: A): Promise<ToolResult<D>>;
}

export const lines = (...all: string[]) => all.join('\n');
