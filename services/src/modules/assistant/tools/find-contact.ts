import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { formatDay } from '../../../platform/time/zone.js';
import { ContactsService, type Contact } from '../../crm/index.js';
import { takes, text, yesNo } from '../plan/arguments.js';
import { PAGES } from '../plan/pages.js';
import { contactPage, dollars, type Tool, type ToolResult } from './tool.js';

export interface FoundContact {
  id: string;
  name: string;
  vehicle: string;
  lastVisit: string;
  /** Amount spent. Only with permission to see revenue. */
  spent?: string;
  upcoming: number;
  phone?: string;
  email?: string;
}

export interface FoundContacts {
  contacts: FoundContact[];
  notShown: number;
}

const SHOWN = 5;
const SHORTEST_WORD = 3;

const asked = takes(
  { query: text('Part of the name, the e-mail address or the phone number', 200) },
  { details: yesNo('Also the phone number and the e-mail address; only when they are asked for') },
);

interface Args {
  search: string;
  details?: boolean;
}

/** Arguments for a model, which names them `query` in every tool. */
const args = {
  schema: asked.schema,
  parse(value: unknown): Args {
    const { query, ...others } = asked.parse(value);
    return { search: query, ...others };
  },
};

@Injectable()
export class FindContact implements Tool<Args, FoundContacts> {
  readonly name = 'find_contact';
  readonly description =
    'Customers by name, phone or e-mail, with their id, vehicle, last visit and what they spent.';
  readonly label = 'Looking up the customer';
  readonly needs = 'contacts:read';
  readonly args = args;

  constructor(private readonly contacts: ContactsService) {}

  async run(who: Principal, { search, details }: Args): Promise<ToolResult<FoundContacts>> {
    const { items, total } = await this.find(who, search.trim());
    const [only] = items;
    return {
      data: {
        contacts: items.map((contact) => factsOf(who, contact, details === true)),
        notShown: total - items.length,
      },
      sources: only && items.length === 1 ? [contactPage(only)] : [PAGES.contacts],
    };
  }

  /** Finds contacts by all words, or else by the last word that matches, as in 'Mister Blake'. */
  private async find(who: Principal, search: string) {
    const words = search.split(/\s+/).filter(({ length }) => length >= SHORTEST_WORD);
    const attempts = words.length > 1 ? [search, ...words.reverse()] : [search];
    let found = { items: [] as Contact[], total: 0 };
    for (const attempt of attempts) {
      found = await this.contacts.list(who, { search: attempt, limit: SHOWN });
      if (found.total > 0) break;
    }
    return found;
  }
}

export function factsOf(who: Principal, contact: Contact, details: boolean): FoundContact {
  const { id, name, address, lastAppointment, totalSpent, upcomingAppointments } = contact;
  const facts = {
    id,
    name,
    vehicle: address,
    lastVisit: lastAppointment ? formatDay(lastAppointment) : 'never',
    ...(permissionsOf(who).includes('revenue:read') && { spent: dollars(totalSpent) }),
    upcoming: upcomingAppointments,
  };
  return details ? { ...facts, phone: contact.phone, email: contact.email } : facts;
}
