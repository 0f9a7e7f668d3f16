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
  users: [],
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

/** Until when a deletion can be undone, and how many customers there were before it. */
const CONTACTS = `
alter table contacts
  add column undo_until timestamptz,
  add column deleted_among integer;
`;

const NO_CONTACTS = `
alter table contacts drop column deleted_among, drop column undo_until;
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
  }

  async down(queryRunner: QueryRunner): Promise<void> {
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
