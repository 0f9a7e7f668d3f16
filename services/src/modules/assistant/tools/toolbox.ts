import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { truncate } from '../../../platform/text/truncate.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { AskRecords } from './ask-records.js';
import { ContactHistory } from './contact-history.js';
import { CustomersDue } from './customers-due.js';
import { DraftAppointment } from './draft-appointment.js';
import { DraftCancellation } from './draft-cancellation.js';
import { DraftCustomer } from './draft-customer.js';
import { DraftMessage } from './draft-message.js';
import { DraftMove } from './draft-move.js';
import { DraftPrice } from './draft-price.js';
import { DraftStep } from './draft-step.js';
import { FindAppointment } from './find-appointment.js';
import { FindContact } from './find-contact.js';
import { FindFreeTime } from './find-free-time.js';
import { ListAppointments } from './list-appointments.js';
import { ListOwnJobs } from './list-own-jobs.js';
import { ListServices } from './list-services.js';
import { ListTeam } from './list-team.js';
import { NotAllowed } from '../plan/not-allowed.js';
import { QuoteJob } from './quote-job.js';
import { RevenueSummary } from './revenue-summary.js';
import { SearchHandbook } from './search-handbook.js';
import { SuggestPrice } from './suggest-price.js';
import type { Tool, ToolResult } from './tool.js';

/** Error of a tool call, in words for the caller. */
export class ToolProblem extends Error {}

/** All tools. None of them writes. */
@Injectable()
export class Toolbox {
  /**
   * Tools for a language model. Questions about the records need only one of them. The other tools serve the daily
   * brief.
   */
  readonly all: readonly Tool[];

  constructor(
    readonly askRecords: AskRecords,
    readonly listAppointments: ListAppointments,
    readonly findFreeTime: FindFreeTime,
    readonly revenueSummary: RevenueSummary,
    readonly findContact: FindContact,
    readonly contactHistory: ContactHistory,
    readonly listServices: ListServices,
    readonly suggestPrice: SuggestPrice,
    readonly customersDue: CustomersDue,
    readonly searchHandbook: SearchHandbook,
    readonly draftAppointment: DraftAppointment,
    readonly draftMessage: DraftMessage,
    readonly findAppointment: FindAppointment,
    readonly draftMove: DraftMove,
    readonly draftCancellation: DraftCancellation,
    readonly draftCustomer: DraftCustomer,
    readonly draftPrice: DraftPrice,
    readonly draftStep: DraftStep,
    readonly listOwnJobs: ListOwnJobs,
    readonly listTeam: ListTeam,
    readonly quoteJob: QuoteJob,
  ) {
    this.all = [
      askRecords,
      findContact,
      contactHistory,
      findAppointment,
      listOwnJobs,
      findFreeTime,
      listServices,
      listTeam,
      suggestPrice,
      searchHandbook,
      draftMessage,
      draftAppointment,
      draftMove,
      draftCancellation,
      draftStep,
      draftCustomer,
      draftPrice,
    ] as Tool[];
  }

  /** Tools that the person may use. */
  of(who: Principal): Tool[] {
    return this.all.filter((tool) => mayUse(who, tool));
  }

  async call<A, D extends object>(
    who: Principal,
    tool: Tool<A, D>,
    args: A,
  ): Promise<ToolResult<D>> {
    if (!mayUse(who, tool)) throw new NotAllowed(tool.needs);
    return tool.run(who, args);
  }

  find(name: string): Tool | undefined {
    return this.all.find((tool) => tool.name === name);
  }

  /** Runs a call of a model, with any name and any text. Errors are returned as text, not thrown. */
  async callAsAsked(
    who: Principal,
    name: string,
    json: string,
    cleanDraft: (text: string) => string,
  ): Promise<ToolResult> {
    const tool = this.find(name);
    if (!tool) throw new ToolProblem(`There is no tool "${truncate(name, 60)}".`);
    try {
      const args = tool.args.parse(parsed(json));
      if (isDraft(args)) args.text = cleanDraft(args.text);
      return await this.call(who, tool, args);
    } catch (error) {
      if (error instanceof ArgumentProblem || error instanceof NotAllowed || isRefusal(error)) {
        throw new ToolProblem(error.message);
      }
      throw error;
    }
  }
}

function mayUse(who: Principal, { needs, unless }: Pick<Tool, 'needs' | 'unless'>): boolean {
  const permissions = permissionsOf(who);
  return permissions.includes(needs) && !(unless && permissions.includes(unless));
}

/** Whether the arguments have a text for a customer. */
const isDraft = (args: unknown): args is { text: string } =>
  typeof (args as { text?: unknown }).text === 'string';

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.details.statusCode < 500;

function parsed(json: string): unknown {
  if (json.trim() === '') return {};
  try {
    return JSON.parse(json);
  } catch {
    throw new ArgumentProblem('The arguments are not valid JSON.');
  }
}
