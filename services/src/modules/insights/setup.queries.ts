import type { Sql } from '../../platform/database/index.js';
import type { Setup } from './dto/setup.dto.js';

/**
 * Progress of the setup guide. A step is done once something differs from a new business, so that
 * somebody who did it before the guide does not do it again.
 *
 * @returns null once the guide was dismissed
 */
export async function findSetup(sql: Sql, businessId: string): Promise<Setup | null> {
  const [row] = await sql<Setup>(
    `select
       exists (select from services s where s.business_id = b.id
         and (s.version > 1 or s.deleted_at is not null or s.id !~ '^s[1-8]$')) as prices,
       b.hours_version > 1 or exists (select from crews c where c.business_id = b.id
         and (c.version > 1 or not c.is_main)) as hours,
       exists (select from contact_summaries s where s.business_id = b.id and s.listed) as customer,
       exists (select from appointments a where a.business_id = b.id) as job,
       exists (select from users u where u.business_id = b.id offset 1) as users
     from businesses b where b.id = $1 and b.setup_dismissed_at is null`,
    [businessId],
  );
  return row ?? null;
}

export async function dismissSetup(sql: Sql, businessId: string, now: Date): Promise<void> {
  await sql(
    'update businesses set setup_dismissed_at = coalesce(setup_dismissed_at, $2) where id = $1',
    [businessId, now],
  );
}
