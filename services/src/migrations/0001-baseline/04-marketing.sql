-- Public pages: messages, newsletter and job applications to the platform, not to a business.

-- Messages to the platform from visitors.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  address text not null,
  created_at timestamptz not null
);
create index contact_messages_by_time on contact_messages (created_at desc, id desc);

alter table contact_messages enable row level security, force row level security;
create policy of_platform on contact_messages to clearcoat_platform using (true);
grant select, insert, delete on contact_messages to clearcoat_platform;


create table subscribers (
  id uuid primary key,
  email text not null,
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index subscribers_by_email on subscribers (lower(email));
create index subscribers_by_time on subscribers (created_at desc, id desc);
create index subscribers_unconfirmed on subscribers (created_at) where status = 'pending';

alter table subscribers enable row level security, force row level security;
create policy of_platform on subscribers to clearcoat_platform using (true);
grant select, insert, update, delete on subscribers to clearcoat_platform;


create table subscriber_links (
  token_hash bytea primary key,
  subscriber_id uuid not null references subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz
);
create index subscriber_links_by_subscriber on subscriber_links (subscriber_id);
create index subscriber_links_by_expiry on subscriber_links (expires_at);

alter table subscriber_links enable row level security, force row level security;
create policy of_platform on subscriber_links to clearcoat_platform using (true);
grant select, insert, update, delete on subscriber_links to clearcoat_platform;


create table job_applications (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  position text not null,
  message text not null,
  file_name text not null,
  file_size integer not null,
  resume bytea not null,
  address text not null,
  created_at timestamptz not null
);
create index job_applications_by_time on job_applications (created_at desc, id desc);

alter table job_applications enable row level security, force row level security;
create policy of_platform on job_applications to clearcoat_platform using (true);
grant select, insert, update, delete on job_applications to clearcoat_platform;
