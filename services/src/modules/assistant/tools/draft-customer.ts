import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactsService } from '../../crm/index.js';
import type { Language } from '../plan/plan.js';
import { takes, text } from '../plan/arguments.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { languageArg } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

const args = takes(
  { name: text('First and last name', 160) },
  {
    phone: text('Phone number', 40),
    email: text('E-mail address', 254),
    vehicle: text('Year, make, model, color', 300),
    language: languageArg,
  },
);
type Args = ReturnType<typeof args.parse>;

const WORDS: Record<Language, { there(name: string): string; phone: string }> = {
  en: {
    there: (name) => `There is a customer called ${name} already`,
    phone: 'A phone number is still needed',
  },
  es: {
    there: (name) => `Ya hay un cliente llamado ${name}`,
    phone: 'Falta el número de teléfono',
  },
};

@Injectable()
export class DraftCustomer implements Tool<Args, Drafted> {
  readonly name = 'draft_customer';
  readonly description =
    'Prepares a new customer as a card for the person to confirm. Saves nothing.';
  readonly label = 'Drafting a customer';
  readonly needs = 'contacts:write';
  readonly args = args;

  constructor(private readonly contacts: ContactsService) {}

  async run(who: Principal, { name, phone = '', email = '', vehicle = '', language }: Args) {
    const words = WORDS[language ?? 'en'];
    const { items } = await this.contacts.list(who, { search: name, limit: 1 });
    const warnings = [
      ...items.map((each) => words.there(each.name)),
      ...(phone === '' ? [words.phone] : []),
    ];
    const result: ToolResult<Drafted> = {
      data: {
        draft: [name, phone, email, vehicle].filter(Boolean).join(', '),
        warnings,
        note: NOTHING_SAVED,
      },
      sources: [PAGES.contacts],
      card: {
        kind: 'customer',
        title: name,
        warnings,
        customer: { name, phone, email, address: vehicle },
      },
    };
    return result;
  }
}
