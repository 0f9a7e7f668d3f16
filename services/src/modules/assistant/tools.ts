import { Injectable } from '@nestjs/common';
import type { Permission } from '../../platform/auth-guard/permissions.js';
import { permissionsOf } from '../../platform/auth-guard/permissions.js';
import { Clock } from '../../platform/clock/clock.js';
import { formatCents, toCents } from '../../platform/money/money.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { addDays, formatDay, formatTime, today, weekday } from '../../platform/time/zone.js';
import { ContactsService } from '../crm/index.js';
import { RevenueService } from '../insights/index.js';
import { AppointmentsService, ServiceCatalog, type Appointment } from '../scheduling/index.js';
import type { ChatSource } from './dto/chat.dto.js';
import type { Intent } from './intents.js';
import { escapeMarkdown as plain, termsOf } from './text.js';

export interface Answer {
  text: string;
  sources: ChatSource[];
  suggestions: string[];
}

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const APPOINTMENTS = { title: 'Appointments', url: '/appointments' };
const CONTACTS = { title: 'Contacts', url: '/contacts' };
const REVENUE = { title: 'Revenue', url: '/revenue' };
const SERVICES = { title: 'Services in Business Settings', url: '/settings' };

const NEEDS: Record<Intent['kind'], Permission> = {
  schedule: 'appointments:read',
  revenue: 'revenue:read',
  customer: 'contacts:read',
  customerCount: 'contacts:read',
  due: 'contacts:read',
  prices: 'appointments:read',
};

const dollars = (amount: number) => formatCents(toCents(amount));
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Reads the business's own data, as the person who asks and with nothing but reading. */
@Injectable()
export class Tools {
  constructor(
    private readonly clock: Clock,
    private readonly appointments: AppointmentsService,
    private readonly catalog: ServiceCatalog,
    private readonly contacts: ContactsService,
    private readonly revenues: RevenueService,
  ) {}

  async answer(who: Principal, intent: Intent, message: string): Promise<Answer | undefined> {
    if (!permissionsOf(who).includes(NEEDS[intent.kind])) return undefined;
    switch (intent.kind) {
      case 'schedule':
        return this.schedule(who, intent);
      case 'revenue':
        return this.revenue(who, intent);
      case 'customer':
        return this.customer(who, intent);
      case 'customerCount':
        return this.customerCount(who);
      case 'due':
        return this.due(who);
      case 'prices':
        return this.prices(who, message);
    }
  }

  private async schedule(who: Principal, { when }: IntentOf<'schedule'>): Promise<Answer> {
    const suggestions = ['How was my revenue this month?', 'Which customers are due for a visit?'];
    const jobs = await this.jobs(who, when);
    const titles = {
      today: 'today',
      tomorrow: 'tomorrow',
      week: 'this week',
      upcoming: 'coming up',
    };
    if (jobs.length === 0) {
      const text = `Nothing is booked ${titles[when] === 'coming up' ? 'yet' : titles[when]}. [Schedule an appointment](/appointments/new)`;
      return { text, sources: [APPOINTMENTS], suggestions };
    }
    const total = jobs.reduce((sum, { price }) => sum + price, 0);
    const head = `**${counted(jobs.length, 'appointment')} ${titles[when]}**, worth ${dollars(total)}:`;
    const withDay = when === 'week' || when === 'upcoming';
    const lines = jobs.map((job) => `- ${lineOf(job, withDay)}`);
    return { text: [head, '', ...lines].join('\n'), sources: [APPOINTMENTS], suggestions };
  }

  private async jobs(who: Principal, when: IntentOf<'schedule'>['when']): Promise<Appointment[]> {
    if (when === 'upcoming') return this.appointments.upcoming(who, 8);
    const day = today(this.clock.now(), who.timeZone);
    const [from, to] =
      when === 'today'
        ? [day, day]
        : when === 'tomorrow'
          ? [addDays(day, 1), addDays(day, 1)]
          : [day, addDays(day, 7 - weekday(day))];
    const all = await this.appointments.between(who, from, to);
    return all.filter(({ status }) => status !== 'cancelled');
  }

  private async revenue(who: Principal, { period }: IntentOf<'revenue'>): Promise<Answer> {
    const suggestions = ['Which upsells work best?', 'What is on today?'];
    if (period === 'month') return { ...(await this.month(who)), suggestions };
    const { summary, topServices } = await this.revenues.get(who, period);
    const titles = {
      '7days': 'In the last 7 days',
      '30days': 'In the last 30 days',
      '90days': 'In the last 90 days',
      year: 'This year',
    };
    const lines = [
      `**${titles[period]} you took ${dollars(summary.totalRevenue)}** with ${counted(summary.appointments, 'completed job')}, ${dollars(summary.averageService)} each.`,
      `The same length before: ${dollars(summary.previousPeriodRevenue)} with ${counted(summary.previousPeriodAppointments, 'job')}.`,
    ];
    const [best] = topServices;
    if (best) lines.push(`Most came from **${plain(best.service)}** (${dollars(best.revenue)}).`);
    return { text: lines.join('\n\n'), sources: [REVENUE], suggestions };
  }

  private async month(who: Principal): Promise<Omit<Answer, 'suggestions'>> {
    const { monthly } = await this.revenues.get(who, '30days');
    const [before, current] = monthly.slice(-2).map(({ revenue }) => revenue);
    const text =
      `**This month so far: ${dollars(current ?? 0)}** from completed jobs. ` +
      `The whole of last month came to ${dollars(before ?? 0)}.`;
    return { text, sources: [REVENUE] };
  }

  private async customer(
    who: Principal,
    { name }: IntentOf<'customer'>,
  ): Promise<Answer | undefined> {
    const { items, total } = await this.contacts.list(who, { search: name, limit: 3 });
    if (items.length === 0) return undefined;
    const lines = items.map((contact) => {
      const visit = contact.lastAppointment
        ? `last visit ${formatDay(contact.lastAppointment)}, ${dollars(contact.totalSpent)} in all`
        : 'no visit yet';
      const facts = [contact.phone, contact.email, contact.address].filter(Boolean).map(plain);
      return `- [**${plain(contact.name)}**](/contacts/${contact.id}): ${facts.join(', ')}; ${visit}`;
    });
    if (total > items.length)
      lines.push(`\n…and ${total - items.length} more in [Contacts](/contacts).`);
    return {
      text: lines.join('\n'),
      sources: [CONTACTS],
      suggestions: ['What is on today?', 'Which customers are due for a visit?'],
    };
  }

  private async customerCount(who: Principal): Promise<Answer> {
    const { total } = await this.contacts.list(who, { limit: 1 });
    return {
      text: `You have **${counted(total, 'customer')}**.`,
      sources: [CONTACTS],
      suggestions: ['Which customers are due for a visit?', 'How can I get more customers?'],
    };
  }

  private async due(who: Principal): Promise<Answer> {
    const found = await this.contacts.due(who, 8);
    const suggestions = ['How do I keep customers coming back?', 'How can I get more customers?'];
    if (found.length === 0) {
      const text = 'Nobody is due: every customer of the last months was here lately or is booked.';
      return { text, sources: [CONTACTS], suggestions };
    }
    const lines = found.map(
      ({ id, name, phone, lastVisit }) =>
        `- [**${plain(name)}**](/contacts/${id}), ${plain(phone)}: last visit ${formatDay(lastVisit)}`,
    );
    const head = 'Good customers without a visit for two months or longer and nothing booked:';
    return { text: [head, '', ...lines].join('\n'), sources: [CONTACTS], suggestions };
  }

  /** The services the question names, else the whole menu. */
  private async prices(who: Principal, message: string): Promise<Answer | undefined> {
    const services = await this.catalog.list(who);
    const asked = new Set(termsOf(message));
    const named = services.filter(({ name }) => termsOf(name).every((term) => asked.has(term)));
    const shown = named.length > 0 ? named : services;
    if (shown.length === 0) return undefined;
    const lines = shown.map(
      ({ name, price, duration }) => `- **${plain(name)}**: ${dollars(price)}, ${duration} minutes`,
    );
    return {
      text: ['Your prices at present:', '', ...lines].join('\n'),
      sources: [SERVICES],
      suggestions: ['Which upsells work best?', 'How was my revenue this month?'],
    };
  }
}

function lineOf(job: Appointment, withDay: boolean): string {
  const day = withDay ? `${formatDay(job.date)}, ` : '';
  return `${day}${formatTime(job.startTime)}: **${plain(job.service)}** for [${plain(job.customer.name)}](/contacts/${job.contactId}), ${dollars(job.price)} (${job.status})`;
}
