import { Injectable } from '@nestjs/common';
import { formatCents, toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import type { Language, Said } from '../plan/plan.js';
import { choice, takes, text } from '../plan/arguments.js';
import { offeredService } from './offered.js';
import { languageArg } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

export const SIZES = ['car', 'suv', 'large'] as const;
export type Size = (typeof SIZES)[number];
export const CONDITIONS = ['clean', 'dirty', 'heavy'] as const;
export type Condition = (typeof CONDITIONS)[number];

interface Range {
  low: number;
  high: number;
  words: Said;
}

/** Percentage of the price for a car, as in the handbook's section about pricing. */
const BY_SIZE: Record<Size, Range> = {
  car: { low: 100, high: 100, words: { en: 'a car', es: 'un carro' } },
  suv: {
    low: 115,
    high: 120,
    words: { en: 'an SUV (15 to 20% more)', es: 'una SUV (15 a 20% más)' },
  },
  large: {
    low: 125,
    high: 140,
    words: {
      en: 'a truck, van or three-row SUV (25 to 40% more)',
      es: 'una camioneta, van o SUV de tres filas (25 a 40% más)',
    },
  },
};

/** Sizes that every business begins with. */
export const OWN_SIZE: Record<Size, string> = { car: 'car', suv: 'suv', large: 'truck' };
const OWN_WORDS: Record<Size, Said> = {
  car: { en: 'your price for a car', es: 'su precio para un carro' },
  suv: { en: 'your price for an SUV', es: 'su precio para una SUV' },
  large: { en: 'your price for a truck or van', es: 'su precio para camioneta o van' },
};

/** Surcharges in cents. */
const BY_CONDITION: Record<Condition, Range> = {
  clean: { low: 0, high: 0, words: { en: 'in good shape', es: 'bien cuidado' } },
  dirty: {
    low: 0,
    high: 3_000,
    words: {
      en: 'dirtier than usual (up to $30 more)',
      es: 'más sucio de lo normal (hasta $30 más)',
    },
  },
  heavy: {
    low: 3_000,
    high: 10_000,
    words: {
      en: 'with pet hair, stains or smoke ($30 to $100 more)',
      es: 'con pelo, manchas o humo ($30 a $100 más)',
    },
  },
};

export interface PriceSuggestion {
  service: string;
  listPrice: string;
  /** Suggested price: 'From $287 to $300', or one price. */
  suggested: string;
  because: string;
}

const args = takes(
  { serviceId: text('The service, from list_services', 64) },
  {
    size: choice('car; suv; large: truck, van or three-row SUV', SIZES),
    condition: choice('clean: in good shape; dirty; heavy: pet hair, stains, smoke', CONDITIONS),
    language: languageArg,
  },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class SuggestPrice implements Tool<Args, PriceSuggestion> {
  readonly name = 'suggest_price';
  readonly description =
    "A price for one job, from the business's own list and the vehicle's size and condition.";
  readonly label = 'Working out a price';
  readonly needs = 'prices:read';
  readonly args = args;

  constructor(private readonly catalog: ServiceCatalog) {}

  async run(who: Principal, { serviceId, size = 'car', condition = 'clean', language }: Args) {
    const service = await offeredService(this.catalog, who, serviceId, language);
    const own = service.prices.find(({ sizeId }) => sizeId === OWN_SIZE[size]);
    const cents = toCents(own?.price ?? service.price);
    // The business's own price for that size needs no surcharge.
    const bySize = own ? { ...BY_SIZE.car, words: OWN_WORDS[size] } : BY_SIZE[size];
    const result: ToolResult<PriceSuggestion> = {
      data: {
        service: service.name,
        listPrice: formatCents(cents),
        suggested: suggestedPrice(cents, bySize, condition, language),
        because: `${bySize.words[language ?? 'en']}, ${BY_CONDITION[condition].words[language ?? 'en']}`,
      },
      sources: [PAGES.services],
    };
    return result;
  }
}

function suggestedPrice(
  cents: number,
  by: Range,
  condition: Condition,
  language: Language = 'en',
): string {
  const extra = BY_CONDITION[condition];
  const low = priceOf(cents, by.low, extra.low);
  const high = priceOf(cents, by.high, extra.high);
  if (low === high) return formatCents(low);
  const [from, to] = language === 'es' ? ['de', 'a'] : ['from', 'to'];
  return `${from} ${formatCents(low)} ${to} ${formatCents(high)}`;
}

/** Price with percentage and surcharge. Anything but the list price is rounded to whole dollars. */
function priceOf(cents: number, percent: number, extra: number): number {
  if (percent === 100 && extra === 0) return cents;
  return Math.round((cents * percent) / 10_000 + extra / 100) * 100;
}
