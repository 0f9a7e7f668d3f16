import { Injectable } from '@nestjs/common';
import { formatCents, toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import { ArgumentProblem, choice, takes, text } from './arguments.js';
import { PAGES, type Tool, type ToolResult } from './tool.js';

export const SIZES = ['car', 'suv', 'large'] as const;
export type Size = (typeof SIZES)[number];
export const CONDITIONS = ['clean', 'dirty', 'heavy'] as const;
export type Condition = (typeof CONDITIONS)[number];

interface Range {
  low: number;
  high: number;
  words: string;
}

/** Per cent of the price for a car, as the handbook's section about pricing says. */
const BY_SIZE: Record<Size, Range> = {
  car: { low: 100, high: 100, words: 'a car' },
  suv: { low: 115, high: 120, words: 'an SUV (15 to 20% more)' },
  large: { low: 125, high: 140, words: 'a truck, van or three-row SUV (25 to 40% more)' },
};

/** Cents on top. */
const BY_CONDITION: Record<Condition, Range> = {
  clean: { low: 0, high: 0, words: 'kept up' },
  dirty: { low: 0, high: 3_000, words: 'dirtier than usual (up to $30 more)' },
  heavy: { low: 3_000, high: 10_000, words: 'with pet hair, stains or smoke ($30 to $100 more)' },
};

export interface PriceSuggestion {
  service: string;
  listPrice: string;
  /** 'From $287 to $300', or one price. */
  suggested: string;
  because: string;
}

const args = takes(
  { serviceId: text('The service, from list_services', 64) },
  {
    size: choice('car; suv; large: truck, van or three-row SUV', SIZES),
    condition: choice('clean: kept up; dirty; heavy: pet hair, stains, smoke', CONDITIONS),
  },
);
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class SuggestPrice implements Tool<Args, PriceSuggestion> {
  readonly name = 'suggest_price';
  readonly description =
    "A price for one job, from the business's own list and the vehicle's size and condition.";
  readonly label = 'Working out a price';
  readonly needs = 'appointments:read';
  readonly args = args;

  constructor(private readonly catalog: ServiceCatalog) {}

  async run(who: Principal, { serviceId, size = 'car', condition = 'clean' }: Args) {
    const service = (await this.catalog.list(who)).find(({ id }) => id === serviceId);
    if (!service) throw new ArgumentProblem('There is no such service: see list_services.');
    const cents = toCents(service.price);
    const result: ToolResult<PriceSuggestion> = {
      data: {
        service: service.name,
        listPrice: formatCents(cents),
        suggested: suggestedPrice(cents, size, condition),
        because: `${BY_SIZE[size].words}, ${BY_CONDITION[condition].words}`,
      },
      sources: [PAGES.services],
    };
    return result;
  }
}

function suggestedPrice(cents: number, size: Size, condition: Condition): string {
  const by = BY_SIZE[size];
  const extra = BY_CONDITION[condition];
  const low = priceOf(cents, by.low, extra.low);
  const high = priceOf(cents, by.high, extra.high);
  return low === high ? formatCents(low) : `from ${formatCents(low)} to ${formatCents(high)}`;
}

/** The listed price stays as it is; anything worked out is in whole dollars. */
function priceOf(cents: number, percent: number, extra: number): number {
  if (percent === 100 && extra === 0) return cents;
  return Math.round((cents * percent) / 10_000 + extra / 100) * 100;
}
