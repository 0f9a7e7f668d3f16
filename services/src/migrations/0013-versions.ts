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

/** A form says which version it was opened with: saving over somebody else's change is refused. */
export class Versions1796256000000 implements MigrationInterface {
  readonly name = 'Versions1796256000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BUMP);
    for (const [table, computed] of Object.entries(EDITED)) {
      await queryRunner.query(versioned(table, computed));
    }
    await queryRunner.query('grant select (version) on users to clearcoat_platform');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(EDITED)) {
      await queryRunner.query(`
        drop trigger bump_version on ${table};
        alter table ${table} drop column version;`);
    }
    await queryRunner.query('drop function bump_version');
  }
}
