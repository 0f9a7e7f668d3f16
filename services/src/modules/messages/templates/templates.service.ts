import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { invalidFields, notFound, orNotFound } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { assertVersion } from '../../../platform/versions/index.js';
import { LANGUAGES } from '../../crm/index.js';
import { builtInOf } from '../built-in-texts.js';
import { MESSAGE_CHANNELS, MESSAGE_OCCASIONS } from '../dto/message.dto.js';
import { findFirstName, findNextTellable, findTellable } from '../messages.queries.js';
import { segmentsOf } from '../segments.js';
import { findSender } from '../senders.queries.js';
import { factsOf } from '../tellable.js';
import { textsOf, type Template } from '../texts.js';
import { placeholderProblem, PLACEHOLDERS_OF } from './placeholders.js';
import { sampleFacts } from './sample.js';
import type {
  MessageTemplate,
  TemplateDraft,
  TemplateInput,
  TemplatePreview,
} from './template.dto.js';
import {
  deleteTemplate,
  findTemplate,
  findTemplates,
  saveTemplate,
  type StoredTemplate,
  type TemplateKey,
} from './templates.queries.js';

const KEYS: TemplateKey[] = MESSAGE_OCCASIONS.flatMap((occasion) =>
  MESSAGE_CHANNELS.flatMap((channel) =>
    LANGUAGES.map((language) => ({ occasion, channel, language })),
  ),
);

const isSame = (one: TemplateKey, other: TemplateKey) =>
  one.occasion === other.occasion &&
  one.channel === other.channel &&
  one.language === other.language;

/** Texts of a business, which replace the built-in ones. */
@Injectable()
export class MessageTemplates {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(principal: Principal): Promise<MessageTemplate[]> {
    const { businessId } = principal;
    const stored = await this.db.read(principal, (sql) => findTemplates(sql, businessId));
    return KEYS.map((key) =>
      shown(
        key,
        stored.find((each) => isSame(each, key)),
      ),
    );
  }

  save(
    principal: Principal,
    which: Record<keyof TemplateKey, string>,
    input: TemplateInput,
    version?: number,
  ): Promise<MessageTemplate> {
    const key = keyOf(which);
    const template = validated(key, input);
    const { businessId } = principal;
    return this.db.tx(principal, async ({ sql }) => {
      const stored = await findTemplate(sql, businessId, key, 'for update');
      await assertVersion(version, shown(key, stored));
      const now = this.clock.now();
      return shown(key, await saveTemplate(sql, businessId, key, { ...template, now }));
    });
  }

  /** Goes back to the built-in text. */
  reset(principal: Principal, which: Record<keyof TemplateKey, string>): Promise<MessageTemplate> {
    const key = keyOf(which);
    return this.db.tx(principal, async ({ sql }) => {
      await deleteTemplate(sql, principal.businessId, key);
      return shown(key);
    });
  }

  /** A text with the facts of an appointment, or with made-up ones where there is none. */
  async preview(principal: Principal, draft: TemplateDraft): Promise<TemplatePreview> {
    const { occasion, channel, language, appointmentId } = draft;
    const template = textOf(draft);
    const { facts, appointment } = await this.db.readInSteps(principal, (sql) =>
      this.findFacts(sql, principal, appointmentId),
    );
    const { subject, text } = textsOf(occasion, channel, { ...facts, language }, template);
    const problems = problemsOf(occasion, template);
    return { subject, text, ...segmentsOf(text), appointment, problems };
  }

  private async findFacts(sql: Sql, principal: Principal, appointmentId: string | undefined) {
    const { businessId, userId, timeZone } = principal;
    const crew = await findFirstName(sql, businessId, userId);
    const job = appointmentId
      ? orNotFound(await findById(sql, businessId, appointmentId), 'This appointment')
      : await findNextTellable(sql, businessId, this.clock.now());
    if (job) {
      const { customer, service } = job;
      return { facts: factsOf(job, { crew, timeZone }), appointment: { customer, service } };
    }
    const found = await findSender(sql, businessId, this.clock.now());
    const sender = orNotFound(found, 'This business');
    return { facts: { ...sampleFacts(sender.business, 'en'), crew }, appointment: null };
  }
}

const findById = async (sql: Sql, businessId: string, id: string) =>
  isUuid(id) ? findTellable(sql, businessId, id) : undefined;

const shown = (key: TemplateKey, stored?: StoredTemplate): MessageTemplate => ({
  ...key,
  placeholders: PLACEHOLDERS_OF[key.occasion],
  builtIn: builtInOf(key.occasion, key.channel, key.language),
  own: stored ? { subject: stored.subject, body: stored.body } : null,
  version: stored?.version ?? 0,
});

function keyOf(which: Record<keyof TemplateKey, string>): TemplateKey {
  const key = KEYS.find((each) => isSame(each, which as TemplateKey));
  if (!key) throw notFound('This message');
  return key;
}

/** The text of an input. A text message has no subject, and a subject is one line. */
const textOf = ({ channel, subject = '', body }: TemplateInput & Pick<TemplateKey, 'channel'>) => ({
  subject: channel === 'email' ? subject.replaceAll(/\s+/g, ' ') : '',
  body,
});

function validated(key: TemplateKey, input: TemplateInput): Template {
  const template = textOf({ ...input, channel: key.channel });
  if (key.channel === 'email' && template.subject === '') {
    throw invalidFields({ subject: 'Please enter a subject' });
  }
  const problems = Object.entries(problemsOf(key.occasion, template)).filter(([, text]) => text);
  if (problems.length > 0) throw invalidFields(Object.fromEntries(problems));
  return template;
}

function problemsOf(occasion: TemplateKey['occasion'], { subject, body }: Template) {
  return {
    subject: placeholderProblem(subject, occasion),
    body: placeholderProblem(body, occasion),
  };
}
