import type { Permission } from '../../../platform/auth-guard/permissions.js';
import { formatCents, toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatSource } from '../dto/chat.dto.js';
import type { Facts } from '../plan/facts.js';
import type { Plan } from '../plan/plan.js';

/** No tool answers more rows than this. */
export const MAX_ROWS = 50;

export interface ToolResult<D extends object = object> {
  /** The facts, ready to be said: amounts are worked out and written. */
  data: D;
  sources: ChatSource[];
  card?: ChatCard;
  /** What was worked out of the records, where the answer may be changed part by part. */
  asked?: { plan: Plan; facts: Facts };
}

/**
 * Reads something of the business of whoever asks, and never writes. Who that is comes with the
 * session; the arguments only narrow what is read.
 */
export interface Tool<A = unknown, D extends object = object> {
  readonly name: string;
  /** For the model. */
  readonly description: string;
  /** For the person, while it works. */
  readonly label: string;
  readonly needs: Permission;
  /** Who may do this has another tool for more. */
  readonly unless?: Permission;
  readonly args: { schema: Record<string, unknown>; parse(value: unknown): A };
  run(who: Principal, args: A): Promise<ToolResult<D>>;
}

export const contactPage = ({ id, name }: { id: string; name: string }): ChatSource => ({
  title: name,
  url: `/contacts/${id}`,
  kind: 'page',
});

export const dollars = (amount: number) => formatCents(toCents(amount));

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
