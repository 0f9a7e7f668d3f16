import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactsService } from '../../crm/index.js';
import { choice, takes, whole } from './arguments.js';
import { factsOf, type FoundContact } from './find-contact.js';
import { counted, MAX_ROWS, PAGES, type Tool, type ToolResult } from './tool.js';

export interface Customers {
  total: string;
  customers: FoundContact[];
}

const USUAL = 5;
const SORTS = { spent: '-totalSpent', lastVisit: '-lastAppointment', name: 'name' } as const;
const ORDERS = ['spent', 'lastVisit', 'name'] as const;
const args = takes(
  {},
  {
    sort: choice('Who comes first: most spent, latest visit, or by name', ORDERS),
    limit: whole('How many', 1, MAX_ROWS),
  },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class ListCustomers implements Tool<Args, Customers> {
  readonly name = 'list_customers';
  readonly description =
    'How many customers there are, and the first of them; default the best ones.';
  readonly label = 'Looking at your customers';
  readonly needs = 'contacts:read';
  readonly args = args;

  constructor(private readonly contacts: ContactsService) {}

  async run(who: Principal, { sort = 'spent', limit = USUAL }: Args) {
    const { items, total } = await this.contacts.list(who, { sort: SORTS[sort], limit });
    const customers = items.map((contact) => factsOf(contact, false));
    const result: ToolResult<Customers> = {
      data: { total: counted(total, 'customer'), customers },
      sources: [PAGES.contacts],
    };
    return result;
  }
}
