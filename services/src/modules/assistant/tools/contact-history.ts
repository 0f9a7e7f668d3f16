import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { ContactsService } from '../../crm/index.js';
import { id, takes, yesNo } from '../plan/arguments.js';
import { factsOf, type FoundContact } from './find-contact.js';
import { jobOf, type Job } from './list-appointments.js';
import { contactPage, type Tool, type ToolResult } from './tool.js';

type ContactPlace = Awaited<ReturnType<ContactsService['get']>>['places'][number];

export interface History extends FoundContact {
  notes: string;
  /** Addresses, one line each. Only with the details. */
  places?: string[];
  /** Access notes, such as gate codes. Only if they were asked for. */
  access?: string[];
  /** Plates: '7ABC123, 2019 Ford F-150'. Only with the details. */
  plates?: string[];
  visits: (Pick<Job, 'day' | 'time' | 'service' | 'status'> & Partial<Pick<Job, 'price'>>)[];
  notShown: number;
}

const SHOWN = 20;
const NOTES = 600;

const args = takes(
  { contactId: id('The customer, from find_contact') },
  {
    details: yesNo('Also the phone number and the e-mail address; only when they are asked for'),
    access: yesNo('Also how to get in there: gate codes; only when that is asked for'),
  },
);
type Args = ReturnType<typeof args.parse>;

/** '14 Elm St, Springfield, OH 45501' */
const addressOf = ({ label, street, city, region, postcode }: ContactPlace) =>
  [street || label, city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

@Injectable()
export class ContactHistory implements Tool<Args, History> {
  readonly name = 'contact_history';
  readonly description =
    'All about one customer: vehicle, notes, visits with prices, latest first.';
  readonly label = "Reading the customer's history";
  readonly needs = 'contacts:read';
  readonly args = args;

  constructor(private readonly contacts: ContactsService) {}

  async run(who: Principal, { contactId, details, access }: Args): Promise<ToolResult<History>> {
    const contact = await this.contacts.get(who, contactId);
    const { notes, history, places, vehicles } = contact;
    const seesPrices = permissionsOf(who).includes('prices:read');
    const visits = history.slice(0, SHOWN).map((visit) => {
      const { day, time, service, price, status } = jobOf(visit);
      return { day, time, service, status, ...(seesPrices && { price }) };
    });
    return {
      data: {
        ...factsOf(who, contact, details === true),
        notes: notes.slice(0, NOTES),
        ...(details === true && {
          places: places.map(addressOf),
          plates: vehicles.flatMap(({ plate, label }) =>
            plate ? [[plate, label].filter(Boolean).join(', ')] : [],
          ),
        }),
        ...(access === true && {
          access: places.map(({ accessNotes }) => accessNotes).filter((each) => each !== ''),
        }),
        visits,
        notShown: history.length - visits.length,
      },
      sources: [contactPage(contact)],
    };
  }
}
