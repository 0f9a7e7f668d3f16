import { setTimeout } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who signs in where. The keys led to `users`; what they did is done by `platform/directory` now. */
const DIRECTORY = [
  'credentials',
  'sessions',
  'invitations',
  'password_resets',
  'email_confirmations',
];

const keyOf = (table: string) => `${table}_business_id_user_id_fkey`;

/** What purges look for; each was found by reading all there is. */
const INDEXES = {
  sessions_by_use: 'sessions (last_seen_at)',
  invitations_by_expiry: 'invitations (expires_at)',
  password_resets_by_expiry: 'password_resets (expires_at)',
  email_confirmations_by_expiry: 'email_confirmations (expires_at)',
  subscriber_links_by_expiry: 'subscriber_links (expires_at)',
  subscribers_unconfirmed: `subscribers (created_at) where status = 'pending'`,
  mails_waiting: `mails (created_at) where status = 'queued'`,
  mails_failed: `mails (created_at) where status = 'failed' and text <> ''`,
};

/** It served the key that emptied the column of whoever was deleted. */
const BY_USER = 'audit_entries_by_user';

const PATIENCE = '200ms';
const PAUSE_MS = 1_000;
const ATTEMPTS = 300;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Dropping a key takes both tables for a moment. Whoever waits for them holds up everybody who comes after,
 * so it lets go soon, leaves them a while, and tries again.
 */
async function dropKey(queryRunner: QueryRunner, table: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await queryRunner.query(
        `set local lock_timeout = '${PATIENCE}';
         alter table ${table} drop constraint if exists ${keyOf(table)}`,
      );
      return;
    } catch (error) {
      const isBusy = (error as { code?: string }).code === LOCK_NOT_AVAILABLE;
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** Steps that may be broken off, and begun again. */
export class Directory1796688000000 implements MigrationInterface {
  readonly name = 'Directory1796688000000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...DIRECTORY, 'audit_entries']) await dropKey(queryRunner, table);
    for (const [name, definition] of Object.entries(INDEXES)) {
      // What broke off left an index that is of no use.
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${definition}`);
    }
    await queryRunner.query(`drop index concurrently if exists ${BY_USER}`);
  }

  /** Of whom the keys would not let in, nothing is left. */
  async down(queryRunner: QueryRunner): Promise<void> {
    const isGone = (table: string) => `not exists (select 1 from users u
      where u.business_id = ${table}.business_id and u.id = ${table}.user_id)`;
    await queryRunner.query(`
      drop index ${Object.keys(INDEXES).join(', ')};
      create index ${BY_USER} on audit_entries (business_id, user_id);
      update audit_entries set user_id = null
        where user_id is not null and ${isGone('audit_entries')};
      alter table audit_entries add constraint ${keyOf('audit_entries')}
        foreign key (business_id, user_id) references users on delete set null (user_id);`);
    for (const table of DIRECTORY) {
      await queryRunner.query(`
        delete from ${table} where ${isGone(table)};
        alter table ${table} add constraint ${keyOf(table)}
          foreign key (business_id, user_id) references users on delete cascade;`);
    }
  }
}
