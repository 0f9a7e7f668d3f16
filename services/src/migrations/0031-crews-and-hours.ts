import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What does a job, when it is at work, and when nobody is. Hours and closures without a crew are everybody's. */
const TABLES = `
create table resources (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('van', 'bay')),
  colour text not null check (colour in ('blue', 'teal', 'green', 'amber', 'red', 'purple', 'pink', 'grey')),
  position integer not null,
  active boolean not null default true,
  own_hours boolean not null default false,
  version integer not null default 1,
  primary key (business_id, id)
);

create table resource_members (
  business_id uuid not null references businesses on delete cascade,
  resource_id uuid not null,
  user_id uuid not null,
  primary key (business_id, resource_id, user_id),
  foreign key (business_id, resource_id) references resources on delete cascade,
  foreign key (business_id, user_id) references users on delete cascade
);

create table opening_hours (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  resource_id uuid,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null check (ends > starts),
  primary key (business_id, id),
  foreign key (business_id, resource_id) references resources on delete cascade
);

create table closures (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null default gen_random_uuid(),
  resource_id uuid,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  starts time,
  ends time check (ends > starts),
  reason text not null default '' check (length(reason) <= 200),
  version integer not null default 1,
  check ((starts is null) = (ends is null)),
  primary key (business_id, id),
  foreign key (business_id, resource_id) references resources on delete cascade
);
`;

const NAMES = ['resources', 'resource_members', 'opening_hours', 'closures'];

const ofBusiness = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_business on ${table}
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on ${table} to clearcoat_app;
`;

const versioned = (table: string) => `
create trigger bump_version before update on ${table} for each row execute function bump_version();
`;

/** A business is opened by the platform's role, which brings what each begins with. */
const opened = (table: string) => `
create policy platform_opens on ${table} for insert to clearcoat_platform with check (true);
grant insert on ${table} to clearcoat_platform;
`;

/** The businesses there are get what a new one begins with. */
const FIRST = `
insert into resources (business_id, name, kind, colour, position)
  select id, 'Main', 'van', 'blue', 0 from businesses;
insert into opening_hours (business_id, weekday, starts, ends)
  select id, weekday, '08:00', '18:00' from businesses, generate_series(1, 6) weekday;
`;

export class CrewsAndHours1797984000000 implements MigrationInterface {
  readonly name = 'CrewsAndHours1797984000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TABLES + FIRST);
    await queryRunner.query(NAMES.map(ofBusiness).join(''));
    await queryRunner.query(['resources', 'closures'].map(versioned).join(''));
    await queryRunner.query(['resources', 'opening_hours'].map(opened).join(''));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table closures, opening_hours, resource_members, resources');
  }
}
