import { Injectable } from '@nestjs/common';
import { formatCents, toCents } from '../../../platform/money/money.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { id, takes, text } from '../plan/arguments.js';
import { AskedJobs, JOB_DETAILS, saidVehicle } from './asked-jobs.js';
import { languageArg } from './slots.js';
import { PAGES } from '../plan/pages.js';
import { type Tool, type ToolResult } from './tool.js';

export interface JobQuote {
  service: string;
  price: string;
  minutes: number;
  /** Vehicle of the customer, if there is one. */
  vehicle?: string;
}

const args = takes(
  {
    contactId: id('The customer, from find_contact'),
    serviceId: text('The service, from list_services', 64),
  },
  { ...JOB_DETAILS, language: languageArg },
);
type Args = ReturnType<typeof args.parse>;

/** Price and minutes of a job for a customer, by the rules of booking. A draft has its own quote for the model. */
@Injectable()
export class QuoteJob implements Tool<Args, JobQuote> {
  readonly name = 'quote_job';
  readonly description = "What a service costs and takes for a customer's own vehicle.";
  readonly label = 'Working out a price';
  readonly needs = 'contacts:read';
  readonly args = args;

  constructor(private readonly jobs: AskedJobs) {}

  async run(who: Principal, given: Args) {
    const { service, quote, vehicle } = await this.jobs.of(who, given);
    const result: ToolResult<JobQuote> = {
      data: {
        ...{ service: service.name, price: formatCents(toCents(quote.price)) },
        minutes: quote.minutes,
        ...(vehicle && { vehicle: saidVehicle(vehicle) }),
      },
      sources: [PAGES.services],
    };
    return result;
  }
}
