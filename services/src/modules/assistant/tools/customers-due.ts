import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { formatDay } from '../../../platform/time/zone.js';
import { ContactsService } from '../../crm/index.js';
import { takes, whole } from '../plan/arguments.js';
import { PAGES } from '../plan/pages.js';
import { MAX_ROWS, type Tool, type ToolResult } from './tool.js';

export interface Due {
  rule: string;
  /** Number of all customers who are due. Only the best are listed. */
  count: string;
  /** The number itself, and whether there are more than were counted. */
  counted: number;
  hasMore: boolean;
  customers: { id: string; name: string; vehicle: string; lastVisit: string }[];
}

const USUAL = 8;
/** Maximum that is counted. */
const COUNTED = 50;
const args = takes({}, { limit: whole('How many', 1, MAX_ROWS) });
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class CustomersDue implements Tool<Args, Due> {
  readonly name = 'customers_due';
  readonly description =
    'Customers due for another visit, who have nothing booked; the best first.';
  readonly label = 'Looking for customers who are due';
  readonly needs = 'contacts:read';
  readonly args = args;

  constructor(private readonly contacts: ContactsService) {}

  async run(who: Principal, { limit = USUAL }: Args): Promise<ToolResult<Due>> {
    const found = await this.contacts.due(who, COUNTED);
    const customers = found.slice(0, limit).map(({ id, name, vehicle, lastVisit }) => ({
      id,
      name,
      vehicle,
      lastVisit: formatDay(lastVisit),
    }));
    const rule = 'last visit two to eight months ago, nothing booked';
    const hasMore = found.length === COUNTED;
    const count = hasMore ? `${COUNTED} or more` : String(found.length);
    return {
      data: { rule, count, counted: found.length, hasMore, customers },
      sources: [PAGES.contacts],
    };
  }
}
