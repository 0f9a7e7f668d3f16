import { AskRecords } from './ask-records.js';
import { CompareRevenue } from './compare-revenue.js';
import { ContactHistory } from './contact-history.js';
import { CustomersDue } from './customers-due.js';
import { DraftAppointment } from './draft-appointment.js';
import { DraftMessage } from './draft-message.js';
import { FindContact } from './find-contact.js';
import { FindFreeTime } from './find-free-time.js';
import { ListAppointments } from './list-appointments.js';
import { ListCustomers } from './list-customers.js';
import { ListServices } from './list-services.js';
import { NextAppointments } from './next-appointments.js';
import { RevenueSummary } from './revenue-summary.js';
import { SearchHandbook } from './search-handbook.js';
import { SuggestPrice } from './suggest-price.js';
import { Toolbox } from './toolbox.js';

/** For the module: the tools and what holds them. */
export const TOOLS = [
  AskRecords,
  CompareRevenue,
  ContactHistory,
  CustomersDue,
  DraftAppointment,
  DraftMessage,
  FindContact,
  FindFreeTime,
  ListAppointments,
  ListCustomers,
  ListServices,
  NextAppointments,
  RevenueSummary,
  SearchHandbook,
  SuggestPrice,
  Toolbox,
];
