import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How a vehicle looked before a job and after it. Pictures are encoded already: the database need not try to make them smaller.
 * Whoever took one may have left; their id stays, as in the record of who did what.
 */
const TABLE = [
  `create table job_photos (
     business_id uuid not null references businesses on delete cascade,
     appointment_id uuid not null,
     id uuid not null,
     kind text not null check (kind in ('before', 'after')),
     taken_by uuid,
     created_at timestamptz not null,
     width smallint not null check (width > 0),
     height smallint not null check (height > 0),
     image bytea not null,
     thumbnail bytea not null,
     primary key (business_id, appointment_id, id),
     foreign key (business_id, appointment_id) references appointments on delete cascade
   )`,
  'alter table job_photos alter column image set storage external',
  'alter table job_photos alter column thumbnail set storage external',
  'alter table job_photos enable row level security',
  'alter table job_photos force row level security',
  `create policy of_business on job_photos
     using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)`,
  'grant select, insert, update, delete on job_photos to clearcoat_app',
];

export class JobPhotos1799193600000 implements MigrationInterface {
  readonly name = 'JobPhotos1799193600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of TABLE) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table job_photos');
  }
}
