import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people edit in forms, with the columns the database computes itself: those are not there yet
 * when the trigger looks at the new row.
 */
const EDITED: Record<string, string[]> = {
  contacts: ['phone_digits'],
  appointments: [],
  services: [],
  businesses: [],
  // Neither is part of the form.
  users: ['email_confirmed_at', 'profile_image'],
};

const BUMP = `
create function bump_version() returns trigger language plpgsql as $$
declare
  computed text[] := coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - computed is distinct from to_jsonb(old) - computed then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
`;

const versioned = (table: string, computed: string[]) => `
alter table ${table} add column version integer not null default 1;
create trigger bump_version before update on ${table}
  for each row execute function bump_version(${computed.map((name) => `'${name}'`).join(', ')});
`;

/**
 * Services have words for ids. What the platform role does to a business is on record as well; it
 * reads none of it.
 */
const AUDIT = `
alter table audit_entries
  alter column subject_id type text,
  add column details jsonb;
create policy platform_records on audit_entries for insert to clearcoat_platform with check (true);
grant insert on audit_entries to clearcoat_platform;
grant select (plan) on businesses to clearcoat_platform;
`;

const NO_AUDIT = `
revoke select (plan) on businesses from clearcoat_platform;
revoke insert on audit_entries from clearcoat_platform;
drop policy platform_records on audit_entries;
delete from audit_entries
  where subject_id !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
alter table audit_entries
  drop column details,
  alter column subject_id type uuid using subject_id::uuid;
`;

const phoneDigits = (expression: string) => `
drop index contacts_by_phone;
alter table contacts drop column phone_digits;
alter table contacts add column phone_digits text not null generated always as (${expression}) stored;
create index contacts_by_phone on contacts (business_id, phone_digits);
`;

/**
 * One rule for what tells phones apart: in North America a leading 1 says nothing. Until when a
 * deletion can be undone, and how many customers there were before it. Long after it the person is
 * erased, by the application role; the platform role only learns whose turn it is.
 */
const CONTACTS = `
${phoneDigits(String.raw`regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')`)}
alter table contacts
  add column undo_until timestamptz,
  add column deleted_among integer,
  add column erased_at timestamptz;
create index contacts_to_erase on contacts (deleted_at)
  where deleted_at is not null and erased_at is null;
create policy platform_reads_deleted on contacts for select to clearcoat_platform
  using (deleted_at is not null);
grant select (business_id, deleted_at, erased_at) on contacts to clearcoat_platform;
`;

const NO_CONTACTS = `
revoke select (business_id, deleted_at, erased_at) on contacts from clearcoat_platform;
drop policy platform_reads_deleted on contacts;
alter table contacts drop column erased_at, drop column deleted_among, drop column undo_until;
${phoneDigits(String.raw`regexp_replace(phone, '\D', '', 'g')`)}
`;

/** What is purged over all businesses is found by its age, a batch at a time by its key. */
const PURGES = `
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index contact_imports_by_time on contact_imports (created_at);
create index sandboxes_by_expiry on businesses (sandbox_expires_at)
  where sandbox_expires_at is not null;
create index users_by_id on users (id);
grant select (key) on idempotency_keys to clearcoat_platform;
grant select (business_id, id) on notifications to clearcoat_platform;
`;

const NO_PURGES = `
revoke select (business_id, id) on notifications from clearcoat_platform;
revoke select (key) on idempotency_keys from clearcoat_platform;
drop index users_by_id, sandboxes_by_expiry, contact_imports_by_time, idempotency_keys_by_age;
`;

/**
 * An import is a job: whichever process does it, it knows whose doing it is, and others see how far it
 * is while its transaction goes on.
 */
const IMPORTS = `
select pgboss.create_queue('import', '{"policy": "standard"}');
create policy app_leaves_imports on pgboss.job for insert to clearcoat_app
  with check (name = 'import');

alter table contact_imports add column job_id uuid, add column started_by uuid;
create index contact_imports_by_job on contact_imports (job_id);
grant select (job_id, started_by) on contact_imports to clearcoat_platform;

create table contact_import_progress (
  business_id uuid not null,
  import_id uuid not null,
  done integer not null,
  primary key (business_id, import_id),
  foreign key (business_id, import_id) references contact_imports on delete cascade
);
alter table contact_import_progress enable row level security;
alter table contact_import_progress force row level security;
create policy of_business on contact_import_progress
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update on contact_import_progress to clearcoat_app;
`;

const NO_IMPORTS = `
drop table contact_import_progress;
drop index contact_imports_by_job;
alter table contact_imports drop column started_by, drop column job_id;
drop policy app_leaves_imports on pgboss.job;
select pgboss.delete_queue('import');
`;

/** Nothing is lost when several people work at once, and it is known who did what. */
export class Trust1796256000000 implements MigrationInterface {
  readonly name = 'Trust1796256000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BUMP);
    for (const [table, computed] of Object.entries(EDITED)) {
      await queryRunner.query(versioned(table, computed));
    }
    await queryRunner.query('grant select (version) on users to clearcoat_platform');
    await queryRunner.query(AUDIT);
    await queryRunner.query(CONTACTS);
    await queryRunner.query(PURGES);
    await queryRunner.query(IMPORTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(NO_IMPORTS);
    await queryRunner.query(NO_PURGES);
    await queryRunner.query(NO_CONTACTS);
    await queryRunner.query(NO_AUDIT);
    for (const table of Object.keys(EDITED)) {
      await queryRunner.query(`
        drop trigger bump_version on ${table};
        alter table ${table} drop column version;`);
    }
    await queryRunner.query('drop function bump_version');
  }
}
