import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bytes of photos in a table of their own. Bytes that are null lie in a bucket under `business_id/id`.
 * Pictures are compressed already, so the database doesn't try again (storage external).
 */
const UP = [
  `create table stored_files (
     business_id uuid not null references businesses on delete cascade,
     id uuid not null,
     content_type text not null,
     size integer not null check (size > 0),
     bytes bytea,
     created_at timestamptz not null,
     primary key (business_id, id)
   )`,
  'alter table stored_files alter column bytes set storage external',
  // Objects of a bucket that no row refers to any more. They outlive their business, so they have no foreign key.
  `create table file_removals (
     business_id uuid not null,
     id uuid not null,
     due_at timestamptz not null,
     primary key (business_id, id)
   )`,
  ...['stored_files', 'file_removals'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy of_business on ${table}
       using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)`,
    `grant select, insert, update, delete on ${table} to clearcoat_app`,
  ]),
  'create policy of_platform on file_removals to clearcoat_platform using (true) with check (true)',
  'grant select, insert, update, delete on file_removals to clearcoat_platform',
  'create index file_removals_by_time on file_removals (due_at)',

  `alter table job_photos
     add image_file uuid not null default gen_random_uuid(),
     add thumbnail_file uuid not null default gen_random_uuid()`,
  `insert into stored_files (business_id, id, content_type, size, bytes, created_at)
     select p.business_id, f.id, 'image/webp', octet_length(f.bytes), f.bytes, p.created_at
     from job_photos p cross join lateral
       (values (p.image_file, p.image), (p.thumbnail_file, p.thumbnail)) as f (id, bytes)`,
  `alter table job_photos
     alter image_file drop default, alter thumbnail_file drop default, drop image, drop thumbnail,
     add constraint job_photos_image foreign key (business_id, image_file) references stored_files,
     add constraint job_photos_thumbnail foreign key (business_id, thumbnail_file) references stored_files`,
  'create index job_photos_by_image on job_photos (business_id, image_file)',
  'create index job_photos_by_thumbnail on job_photos (business_id, thumbnail_file)',

  `insert into stored_files (business_id, id, content_type, size, bytes, created_at)
     select business_id, id, 'image/webp', octet_length(image), image, created_at from user_photos`,
  `alter table user_photos drop image,
     add constraint user_photos_file foreign key (business_id, id) references stored_files`,

  `create function delete_files_of_job_photo() returns trigger language plpgsql
   security definer set search_path = pg_catalog, public, pg_temp as $$
   begin
     delete from stored_files where business_id = old.business_id and id in (old.image_file, old.thumbnail_file);
     return null;
   end $$`,
  `create trigger delete_files after delete on job_photos
     for each row execute function delete_files_of_job_photo()`,
  `create function delete_file_of_user_photo() returns trigger language plpgsql
   security definer set search_path = pg_catalog, public, pg_temp as $$
   begin
     delete from stored_files where business_id = old.business_id and id = old.id;
     return null;
   end $$`,
  `create trigger delete_files after delete or update of id on user_photos
     for each row execute function delete_file_of_user_photo()`,
  `create function note_removal_of_file() returns trigger language plpgsql
   security definer set search_path = pg_catalog, public, pg_temp as $$
   begin
     insert into file_removals (business_id, id, due_at) values (old.business_id, old.id, '-infinity')
       on conflict do nothing;
     return null;
   end $$`,
  `create trigger note_removal after delete on stored_files
     for each row when (old.bytes is null) execute function note_removal_of_file()`,
];

/** Files in a bucket can't come back into the table: their photos are left out. */
const DOWN = [
  'drop trigger delete_files on job_photos',
  'drop trigger delete_files on user_photos',
  `delete from job_photos p using stored_files f
     where f.business_id = p.business_id and f.id in (p.image_file, p.thumbnail_file) and f.bytes is null`,
  `delete from user_photos p using stored_files f
     where f.business_id = p.business_id and f.id = p.id and f.bytes is null`,
  'alter table job_photos add image bytea, add thumbnail bytea',
  `update job_photos p set image = i.bytes, thumbnail = t.bytes from stored_files i, stored_files t
     where i.business_id = p.business_id and i.id = p.image_file
       and t.business_id = p.business_id and t.id = p.thumbnail_file`,
  `alter table job_photos alter image set not null, alter thumbnail set not null,
     alter image set storage external, alter thumbnail set storage external,
     drop image_file, drop thumbnail_file`,
  'alter table user_photos add image bytea, drop constraint user_photos_file',
  `update user_photos p set image = f.bytes from stored_files f
     where f.business_id = p.business_id and f.id = p.id`,
  'alter table user_photos alter image set not null',
  'drop table stored_files, file_removals',
  'drop function delete_files_of_job_photo, delete_file_of_user_photo, note_removal_of_file',
];

export class StoredFiles1801095070000 implements MigrationInterface {
  readonly name = 'StoredFiles1801095070000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of DOWN) await queryRunner.query(text);
  }
}
