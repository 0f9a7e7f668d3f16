import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a customer was here last and what they have spent before their jobs stood here: as another program has said it.
 * Beside the jobs, so that no figure of the business counts it.
 */
const TABLE = [
  `create table opening_balances (
     business_id uuid not null references businesses on delete cascade,
     contact_id uuid not null,
     last_visit date,
     spent_cents bigint not null default 0 check (spent_cents >= 0),
     primary key (business_id, contact_id),
     foreign key (business_id, contact_id) references contacts on delete cascade
   )`,
  'create index opening_balances_by_visit on opening_balances (business_id, last_visit)',
  'alter table opening_balances enable row level security',
  'alter table opening_balances force row level security',
  `create policy of_business on opening_balances
     using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)`,
  'grant select, insert, update, delete on opening_balances to clearcoat_app',
];

export class OpeningBalances1799107200000 implements MigrationInterface {
  readonly name = 'OpeningBalances1799107200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of TABLE) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table opening_balances');
  }
}
