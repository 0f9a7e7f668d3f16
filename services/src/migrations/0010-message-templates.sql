-- Language of a customer's messages.
alter table contacts add column language text not null default 'en' check (language in ('en', 'es'));

-- Texts of a business that replace the built-in ones.
create table message_templates (
  business_id uuid not null references businesses on delete cascade,
  occasion text not null check (occasion in ('scheduled', 'changed', 'cancelled', 'reminder',
    'on-my-way', 'finished', 'no-show')),
  channel text not null check (channel in ('sms', 'email')),
  language text not null check (language in ('en', 'es')),
  -- '' for a text message.
  subject text not null check (length(subject) <= 200),
  body text not null check (length(body) between 1 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (business_id, occasion, channel, language)
);
create trigger bump_version before update on message_templates
  for each row execute function bump_version();
alter table message_templates enable row level security, force row level security;
create policy of_business on message_templates
  using (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
grant select, insert, update, delete on message_templates to clearcoat_app;

-- down
drop table message_templates;
alter table contacts drop column language;
