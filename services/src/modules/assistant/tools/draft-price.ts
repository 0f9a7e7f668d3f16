import { Injectable } from '@nestjs/common';
import { formatCents, toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import type { Language } from '../plan/plan.js';
import { takes, text, whole } from '../plan/arguments.js';
import { offeredService } from './offered.js';
import { NOTHING_SAVED, type Drafted } from './draft-appointment.js';
import { languageArg } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

const MAX_CENTS = 100_000_000;

const args = takes(
  {
    serviceId: text('The service, from list_services', 64),
    cents: whole('The new price, in cents', 0, MAX_CENTS),
  },
  { language: languageArg },
);
type Args = ReturnType<typeof args.parse>;

const WORDS: Record<Language, { sizes: string; same: string }> = {
  en: {
    sizes: 'Its prices by vehicle size stay as they are',
    same: 'That is its price already',
  },
  es: {
    sizes: 'Sus precios por tamaño de vehículo quedan como están',
    same: 'Ese ya es su precio',
  },
};

@Injectable()
export class DraftPrice implements Tool<Args, Drafted> {
  readonly name = 'draft_price';
  readonly description =
    'Prepares another list price for a service, as a card for the person to confirm. Saves nothing.';
  readonly label = 'Drafting the new price';
  readonly needs = 'settings:write';
  readonly args = args;

  constructor(private readonly catalog: ServiceCatalog) {}

  async run(who: Principal, { serviceId, cents, language }: Args) {
    const service = await offeredService(this.catalog, who, serviceId, language);
    const words = WORDS[language ?? 'en'];
    const { id, version, name, duration, price: now } = service;
    const warnings = [
      ...(toCents(now) === cents ? [words.same] : []),
      ...(service.prices.length > 0 ? [words.sizes] : []),
    ];
    const payload = { name, duration, price: cents / 100 };
    const result: ToolResult<Drafted> = {
      data: {
        draft: `${name}: ${formatCents(toCents(now))} → ${formatCents(cents)}`,
        warnings,
        note: NOTHING_SAVED,
      },
      sources: [PAGES.services],
      card: { kind: 'price', title: name, warnings, price: { id, version, now, payload } },
    };
    return result;
  }
}
