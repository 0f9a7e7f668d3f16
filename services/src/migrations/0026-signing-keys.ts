import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the server signs with: made by the first that needs it, the same for every replica. Only the platform's role
 * reads it.
 */
const TABLE = `
create table signing_keys (
  name text primary key,
  key bytea not null
);
alter table signing_keys enable row level security;
alter table signing_keys force row level security;
create policy of_platform on signing_keys to clearcoat_platform using (true);
grant select, insert on signing_keys to clearcoat_platform;
`;

export class SigningKeys1797379200000 implements MigrationInterface {
  readonly name = 'SigningKeys1797379200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table signing_keys');
  }
}
