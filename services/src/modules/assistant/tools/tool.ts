import type { Permission } from '../../../platform/auth-guard/permissions.js';
import { formatCents, toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatSource } from '../dto/chat.dto.js';
import type { Facts } from '../plan/facts.js';
import type { Plan } from '../plan/plan.js';

/** Maximum number of rows in the result of a tool. */
export const MAX_ROWS = 50;

export interface ToolResult<D extends object = object> {
  /** Facts in their final form, with amounts computed and formatted. */
  data: D;
  sources: ChatSource[];
  card?: ChatCard;
  /** Plan and result, if the answer can be refined part by part. */
  asked?: { plan: Plan; facts: Facts };
}

/**
 * A tool reads data of the user's business and never writes. The session decides the user. Arguments only narrow what
 * is read.
 */
export interface Tool<A = unknown, D extends object = object> {
  readonly name: string;
  /** Description for the model. */
  readonly description: string;
  /** Progress text for the person. */
  readonly label: string;
  readonly needs: Permission;
  /** Users with this permission have another tool that does more. */
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
