import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merged contacts lead to the kept one. Their names leave the audit trail, which holds nothing of a customer. */
const MERGED = [
  `alter table contacts
     add column merged_into uuid,
     add constraint contacts_merged_into foreign key (business_id, merged_into) references contacts`,
  'create index contacts_merged on contacts (business_id, merged_into) where merged_into is not null',
  `update audit_entries set details = details - 'name' where action = 'contact.merged'`,
];

/**
 * Jobs booked while their contact was merged stayed with the merged one, but with a vehicle or place of the kept one. They
 * go to the kept one. A vehicle or place of anybody else is taken from the job.
 */
const mend = (column: string, table: string) => [
  `update appointments a set contact_id = o.contact_id
   from ${table} o, contacts was, contacts kept
   where o.business_id = a.business_id and o.id = a.${column} and o.contact_id <> a.contact_id
     and was.business_id = a.business_id and was.id = a.contact_id and was.deleted_at is not null
     and kept.business_id = a.business_id and kept.id = o.contact_id and kept.deleted_at is null`,
  `update appointments a set ${column} = null
   from ${table} o where o.business_id = a.business_id and o.id = a.${column}
     and o.contact_id <> a.contact_id`,
];

const SERIES = `
update series s set contact_id = a.contact_id from appointments a
where a.business_id = s.business_id and a.id = s.template_id and a.contact_id <> s.contact_id`;

/** A place without a contact is the shop's: any job may be there, and its owner on the job is null. */
const PLACE_OWNER = [
  `create function note_place_owner() returns trigger language plpgsql as $$
   begin
     new.place_contact_id := (select p.contact_id from places p
       where p.business_id = new.business_id and p.id = new.place_id);
     return new;
   end $$`,
  `create trigger note_place_owner before insert or update of contact_id, place_id on appointments
     for each row execute function note_place_owner()`,
];

const OWNED = [
  'alter table vehicles add constraint vehicles_of_owner unique (business_id, contact_id, id)',
  'alter table places add constraint places_of_owner unique (business_id, contact_id, id)',
  // A merge moves vehicles and places first, and their jobs right after.
  `alter table appointments add constraint appointments_own_vehicle
     foreign key (business_id, contact_id, vehicle_id)
     references vehicles (business_id, contact_id, id) deferrable`,
  `alter table appointments add constraint appointments_own_place
     foreign key (business_id, place_contact_id, place_id)
     references places (business_id, contact_id, id) deferrable`,
  `alter table appointments add constraint appointments_place_owner
     check (place_contact_id is null or place_contact_id = contact_id)`,
  'alter table appointments drop constraint appointments_of_vehicle',
];

/** Whose a place is follows from the place, so it is of no version. */
const versionWithout = (...columns: string[]) => `
create or replace trigger bump_version before update on appointments
  for each row execute function bump_version(${columns.map((name) => `'${name}'`).join(', ')})`;

const UP = [
  ...MERGED,
  ...mend('vehicle_id', 'vehicles'),
  ...mend('place_id', 'places'),
  SERIES,
  'alter table appointments add column place_contact_id uuid',
  versionWithout('priced_size', 'place_contact_id'),
  ...PLACE_OWNER,
  `update appointments a set place_contact_id = p.contact_id from places p
   where p.business_id = a.business_id and p.id = a.place_id and p.contact_id is not null`,
  ...OWNED,
];

const DOWN = [
  `alter table appointments add constraint appointments_of_vehicle
     foreign key (business_id, vehicle_id) references vehicles`,
  'drop trigger note_place_owner on appointments',
  'drop function note_place_owner',
  'alter table appointments drop constraint appointments_own_vehicle, drop column place_contact_id',
  'alter table places drop constraint places_of_owner',
  'alter table vehicles drop constraint vehicles_of_owner',
  versionWithout('priced_size'),
  'alter table contacts drop column merged_into',
];

export class OwnersOfJobs1801095066000 implements MigrationInterface {
  readonly name = 'OwnersOfJobs1801095066000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const text of UP) await queryRunner.query(text);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const text of DOWN) await queryRunner.query(text);
  }
}
