import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ServiceCatalog } from '../../scheduling/index.js';
import { takes } from './arguments.js';
import { dollars, MAX_ROWS, PAGES, type Tool, type ToolResult } from './tool.js';

export interface Services {
  services: { id: string; name: string; price: string; minutes: number; description: string }[];
}

const args = takes({}, {});

@Injectable()
export class ListServices implements Tool<object, Services> {
  readonly name = 'list_services';
  readonly description = 'What this business offers: id, name, present price and duration of each.';
  readonly label = 'Looking at your services';
  readonly needs = 'prices:read';
  readonly args = args;

  constructor(private readonly catalog: ServiceCatalog) {}

  async run(who: Principal): Promise<ToolResult<Services>> {
    const all = await this.catalog.list(who);
    const services = all.slice(0, MAX_ROWS).map(({ id, name, price, duration, description }) => ({
      id,
      name,
      price: dollars(price),
      minutes: duration,
      description,
    }));
    return { data: { services }, sources: [PAGES.services] };
  }
}
