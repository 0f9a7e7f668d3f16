import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  ALL_TEXTS,
  rebuildingSummaries,
  summarizingContacts,
  WITH_VEHICLES_AND_PLACES,
} from './read-models/triggers.js';

/** Sizes, then what customers own and where they are; a place of nobody is the shop's own. */
const TABLES = `
create table vehicle_sizes (
  business_id uuid not null references businesses on delete cascade,
  id text not null,
  name text not null,
  position integer not null,
  primary key (business_id, id)
);

create table vehicles (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  position integer not null default 0,
  label text not null check (label <> ''),
  year smallint,
  make text not null default '',
  model text not null default '',
  trim text not null default '',
  colour text not null default '',
  plate text not null default '',
  vin text not null default '',
  size_id text,
  coating text not null default '',
  coated_on date,
  notes text not null default '',
  created_at timestamptz not null,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade,
  foreign key (business_id, size_id) references vehicle_sizes
);
create index vehicles_of_contact on vehicles (business_id, contact_id, position, id);

create table places (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  contact_id uuid,
  label text not null default '',
  street text not null default '',
  city text not null default '',
  region text not null default '',
  postcode text not null default '',
  lat double precision,
  lng double precision,
  access_notes text not null default '',
  created_at timestamptz not null,
  archived_at timestamptz,
  version integer not null default 1,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts on delete cascade
);
create index places_of_contact on places (business_id, contact_id, created_at, id);
`;

const ofBusiness = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_business on ${table}
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on ${table} to clearcoat_app;
`;

const versioned = (table: string) => `
create trigger bump_version before update on ${table} for each row execute function bump_version();`;

/** Whoever opens a business brings its sizes, and reads none. */
const OPENED = `
create policy platform_opens on vehicle_sizes for insert to clearcoat_platform with check (true);
grant insert on vehicle_sizes to clearcoat_platform;
`;

/** Before the tables are locked: an owner who is no superuser has no policy on a new one yet. */
const SIZES = `
insert into vehicle_sizes (business_id, id, name, position)
select b.id, s.id, s.name, s.position from businesses b cross join (values
  ('car', 'Car', 0), ('suv', 'SUV', 1), ('truck', 'Truck or van', 2), ('oversize', 'Oversize', 3)
) as s (id, name, position);
`;

/** The keys are checked in the next migration, which holds nobody up. */
const JOBS = `
alter table appointments
  add column vehicle_id uuid,
  add column place_id uuid,
  add constraint appointments_of_vehicle foreign key (business_id, vehicle_id) references vehicles
    not valid,
  add constraint appointments_at_place foreign key (business_id, place_id) references places
    not valid;
`;

/** What else of their vehicles and places a customer is found by; no part of the form, and so of no version. */
const FOUND_BY = `
alter table contacts add column found_by text not null default '';
drop trigger bump_version on contacts;
create trigger bump_version before update on contacts
  for each row execute function bump_version('phone_digits', 'found_by');
`;

const NOT_FOUND_BY = `
drop trigger bump_version on contacts;
create trigger bump_version before update on contacts
  for each row execute function bump_version('phone_digits');
alter table contacts drop column found_by;
`;

export class VehiclesAndPlaces1797811200000 implements MigrationInterface {
  readonly name = 'VehiclesAndPlaces1797811200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES + SIZES);
    for (const table of ['vehicle_sizes', 'vehicles', 'places']) {
      await queryRunner.query(ofBusiness(table));
    }
    await queryRunner.query(versioned('vehicles') + versioned('places') + OPENED);
    await queryRunner.query(JOBS + FOUND_BY);
    await queryRunner.query(
      summarizingContacts(WITH_VEHICLES_AND_PLACES) + rebuildingSummaries(WITH_VEHICLES_AND_PLACES),
    );
  }

  /** Who was found by a plate is found no more, once somebody writes to them or the models are built anew. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(summarizingContacts(ALL_TEXTS) + rebuildingSummaries(ALL_TEXTS));
    await queryRunner.query(NOT_FOUND_BY);
    await queryRunner.query(
      'alter table appointments drop column vehicle_id, drop column place_id',
    );
    await queryRunner.query('drop table vehicles, places, vehicle_sizes');
  }
}
