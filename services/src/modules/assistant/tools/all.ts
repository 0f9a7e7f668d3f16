import { AskRecords } from './ask-records.js';
import { AskedJobs } from './asked-jobs.js';
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
import { QuoteJob } from './quote-job.js';
import { RevenueSummary } from './revenue-summary.js';
import { SearchHandbook } from './search-handbook.js';
import { SuggestPrice } from './suggest-price.js';
import { Toolbox } from './toolbox.js';

/** Providers for the module: the tools, their shared services and the toolbox. */
export const TOOLS = [
  AskRecords,
  AskedJobs,
  ContactHistory,
  CustomersDue,
  DraftAppointment,
  DraftCancellation,
  DraftCustomer,
  DraftMessage,
  DraftMove,
  DraftPrice,
  DraftStep,
  FindAppointment,
  FindContact,
  FindFreeTime,
  ListAppointments,
  ListOwnJobs,
  ListServices,
  ListTeam,
  QuoteJob,
  RevenueSummary,
  SearchHandbook,
  SuggestPrice,
  Toolbox,
];
