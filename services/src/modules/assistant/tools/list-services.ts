import { Injectable } from '@nestjs/common';
import { saidMinutes } from '../../../platform/time/clock-time.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { Addons, ServiceCatalog, type Service } from '../../scheduling/index.js';
import { takes } from '../plan/arguments.js';
import { PAGES } from '../plan/pages.js';
import { dollars, MAX_ROWS, type Tool, type ToolResult } from './tool.js';

export interface Services {
  services: {
    id: string;
    name: string;
    price: string;
    minutes: number;
    /** The minutes in words. */
    takes: string;
    description: string;
    /** Lowest and highest price, if it depends on the size. */
    bySize?: [string, string];
  }[];
  /** Add-ons, with their extra minutes. */
  addOns: { name: string; price: string; minutes: number }[];
}

const args = takes({}, {});

@Injectable()
export class ListServices implements Tool<object, Services> {
  readonly name = 'list_services';
  readonly description =
    'What this business offers: services and add-ons, with the present price and duration of each.';
  readonly label = 'Looking at your services';
  readonly needs = 'prices:read';
  readonly args = args;

  constructor(
    private readonly catalog: ServiceCatalog,
    private readonly addons: Addons,
  ) {}

  async run(who: Principal): Promise<ToolResult<Services>> {
    const [all, extras] = await Promise.all([this.catalog.list(who), this.addons.list(who)]);
    const services = all.slice(0, MAX_ROWS).map((each) => ({
      ...{ id: each.id, name: each.name, price: dollars(each.price), minutes: each.duration },
      takes: saidMinutes(each.duration),
      ...{ description: each.description, ...rangeOf(each) },
    }));
    const addOns = extras
      .slice(0, MAX_ROWS)
      .map(({ name, price, minutes }) => ({ name, price: dollars(price), minutes }));
    return { data: { services, addOns }, sources: [PAGES.services] };
  }
}

function rangeOf({ price, prices }: Service): Pick<Services['services'][number], 'bySize'> {
  const all = [price, ...prices.map((each) => each.price)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least < most ? { bySize: [dollars(least), dollars(most)] } : {};
}
