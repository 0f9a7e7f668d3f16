import type { Sql } from '../../../platform/database/index.js';
import type { Language } from '../../crm/index.js';
import type { MessageChannel, MessageOccasion } from '../dto/message.dto.js';
import type { Template } from '../texts.js';

/** Key of a template within a business. */
export interface TemplateKey {
  occasion: MessageOccasion;
  channel: MessageChannel;
  language: Language;
}

/** Text of a business in one language. */
export type OwnTemplate = Template & Omit<TemplateKey, 'language'>;

export type StoredTemplate = Template & TemplateKey & { version: number };

const COLUMNS = 'occasion, channel, language, subject, body, version';

export const findTemplates = (sql: Sql, businessId: string) =>
  sql<StoredTemplate>(`select ${COLUMNS} from message_templates where business_id = $1`, [
    businessId,
  ]);

/** @param lock - Default: read without a lock */
export async function findTemplate(
  sql: Sql,
  businessId: string,
  { occasion, channel, language }: TemplateKey,
  lock: '' | 'for update' = '',
) {
  const [row] = await sql<StoredTemplate>(
    `select ${COLUMNS} from message_templates
     where business_id = $1 and occasion = $2 and channel = $3 and language = $4 ${lock}`,
    [businessId, occasion, channel, language],
  );
  return row;
}

export async function saveTemplate(
  sql: Sql,
  businessId: string,
  { occasion, channel, language }: TemplateKey,
  { subject, body, now }: Template & { now: Date },
) {
  const [row] = await sql<StoredTemplate>(
    `insert into message_templates as t
       (business_id, occasion, channel, language, subject, body, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (business_id, occasion, channel, language)
       do update set subject = $5, body = $6, updated_at = $7 where t.business_id = $1
     returning ${COLUMNS}`,
    [businessId, occasion, channel, language, subject, body, now],
  );
  return row;
}

export async function deleteTemplate(
  sql: Sql,
  businessId: string,
  { occasion, channel, language }: TemplateKey,
): Promise<void> {
  await sql(
    `delete from message_templates
     where business_id = $1 and occasion = $2 and channel = $3 and language = $4`,
    [businessId, occasion, channel, language],
  );
}
