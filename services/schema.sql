-- The schema that migrations make, written by `npm run schema`. A test compares it with the database.
-- Policies named of_owner are left out: each table with forced row level security has one.
-- A function without a grant can be executed by everybody.

create extension btree_gin;
create extension btree_gist;
create extension pg_trgm;
grant usage on schema pgboss to clearcoat_app;
grant usage on schema pgboss to clearcoat_platform;
grant usage on schema public to clearcoat_app;
grant usage on schema public to clearcoat_platform;
create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');

create table addons (
  business_id uuid not null,
  id uuid not null,
  name text not null,
  description text not null default ''::text,
  price_cents integer not null,
  minutes integer not null,
  "position" integer not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  constraint addons_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint addons_minutes_check CHECK (minutes >= 0),
  constraint addons_pkey PRIMARY KEY (business_id, id),
  constraint addons_price_cents_check CHECK (price_cents >= 0)
);
CREATE TRIGGER bump_version BEFORE UPDATE ON addons FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table addons enable row level security, force row level security;
create policy of_business on addons as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on addons to clearcoat_app;

create table appointment_days (
  business_id uuid not null,
  day date not null,
  booked integer not null,
  booked_cents bigint not null,
  cancelled integer not null,
  completed integer not null,
  completed_cents bigint not null,
  constraint appointment_days_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint appointment_days_pkey PRIMARY KEY (business_id, day)
);
alter table appointment_days enable row level security, force row level security;
create policy of_business on appointment_days as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on appointment_days to clearcoat_app;

create table appointment_lines (
  business_id uuid not null,
  appointment_id uuid not null,
  "position" smallint not null,
  kind text not null,
  name text not null,
  quantity smallint not null,
  price_cents integer not null,
  minutes integer not null,
  addon_id uuid,
  constraint appointment_lines_business_id_addon_id_fkey FOREIGN KEY (business_id, addon_id) REFERENCES addons(business_id, id),
  constraint appointment_lines_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint appointment_lines_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint appointment_lines_check CHECK ((addon_id IS NOT NULL) = (kind = 'addon'::text)),
  constraint appointment_lines_kind_check CHECK (kind = ANY (ARRAY['service'::text, 'addon'::text, 'fee'::text, 'discount'::text])),
  constraint appointment_lines_minutes_check CHECK (minutes >= 0),
  constraint appointment_lines_pkey PRIMARY KEY (business_id, appointment_id, "position"),
  constraint appointment_lines_price_cents_check CHECK (price_cents >= 0),
  constraint appointment_lines_quantity_check CHECK (quantity > 0)
);
alter table appointment_lines enable row level security, force row level security;
create policy of_business on appointment_lines as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on appointment_lines to clearcoat_app;

create table appointments (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  service_id text not null,
  service_name text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text not null,
  price_cents integer not null,
  notes text not null default ''::text,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  vehicle_id uuid,
  place_id uuid,
  crew_id uuid,
  no_show boolean not null default false,
  confirmed_at timestamp with time zone,
  on_my_way_at timestamp with time zone,
  arrived_at timestamp with time zone,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  buffer_before smallint not null default 0,
  buffer_after smallint not null default 0,
  priced_size text,
  source text not null default 'staff'::text,
  cancel_reason text not null default ''::text,
  place_contact_id uuid,
  constraint appointments_at_place FOREIGN KEY (business_id, place_id) REFERENCES places(business_id, id),
  constraint appointments_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint appointments_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint appointments_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON DELETE CASCADE,
  constraint appointments_check CHECK (ends_at > starts_at),
  constraint appointments_of_crew FOREIGN KEY (business_id, crew_id) REFERENCES crews(business_id, id),
  constraint appointments_own_place FOREIGN KEY (business_id, place_contact_id, place_id) REFERENCES places(business_id, contact_id, id) DEFERRABLE,
  constraint appointments_own_vehicle FOREIGN KEY (business_id, contact_id, vehicle_id) REFERENCES vehicles(business_id, contact_id, id) DEFERRABLE,
  constraint appointments_pkey PRIMARY KEY (business_id, id),
  constraint appointments_place_owner CHECK (place_contact_id IS NULL OR place_contact_id = contact_id),
  constraint appointments_price_cents_check CHECK (price_cents >= 0),
  constraint appointments_source CHECK (source = ANY (ARRAY['staff'::text, 'online'::text, 'assistant'::text, 'import'::text])),
  constraint appointments_status_check CHECK (status = ANY (ARRAY['scheduled'::text, 'confirmed'::text, 'in-progress'::text, 'completed'::text, 'cancelled'::text, 'pending'::text])),
  constraint appointments_steps_in_order CHECK (started_at <= finished_at)
);
CREATE INDEX appointments_by_crew ON appointments USING btree (business_id, crew_id, starts_at) WHERE crew_id IS NOT NULL;
CREATE INDEX appointments_by_place ON appointments USING btree (business_id, place_id) WHERE place_id IS NOT NULL;
CREATE INDEX appointments_by_price ON appointments USING btree (business_id, price_cents DESC, starts_at, id) INCLUDE (status);
CREATE INDEX appointments_by_service ON appointments USING btree (business_id, service_id);
CREATE INDEX appointments_by_vehicle ON appointments USING btree (business_id, vehicle_id) WHERE vehicle_id IS NOT NULL;
CREATE INDEX appointments_closed ON appointments USING btree (business_id, starts_at, id) WHERE status = ANY (ARRAY['completed'::text, 'cancelled'::text]);
CREATE INDEX appointments_long ON appointments USING btree (business_id, ends_at) WHERE (ends_at - starts_at) > '1 day'::interval;
CREATE INDEX appointments_of_contact ON appointments USING btree (business_id, contact_id, starts_at) INCLUDE (id, status, price_cents);
CREATE INDEX appointments_of_day ON appointments USING btree (business_id, starts_at) INCLUDE (id, contact_id, status, price_cents, service_name, ends_at);
CREATE INDEX appointments_of_service ON appointments USING btree (business_id, service_name, starts_at) INCLUDE (id, contact_id, status, price_cents, ends_at);
CREATE INDEX appointments_open ON appointments USING btree (business_id, starts_at, id) WHERE status <> ALL (ARRAY['completed'::text, 'cancelled'::text]);
CREATE TRIGGER bump_version BEFORE UPDATE ON appointments FOR EACH ROW EXECUTE FUNCTION bump_version('priced_size', 'place_contact_id');
CREATE TRIGGER note_place_owner BEFORE INSERT OR UPDATE OF contact_id, place_id ON appointments FOR EACH ROW EXECUTE FUNCTION note_place_owner();
CREATE TRIGGER plan_messages AFTER INSERT OR UPDATE OF starts_at, place_id, service_id, status, no_show, on_my_way_at ON appointments FOR EACH ROW EXECUTE FUNCTION plan_messages();
CREATE TRIGGER reserve_time_again AFTER UPDATE ON appointments FOR EACH ROW WHEN (old.starts_at IS DISTINCT FROM new.starts_at OR old.ends_at IS DISTINCT FROM new.ends_at OR old.status IS DISTINCT FROM new.status OR old.crew_id IS DISTINCT FROM new.crew_id OR old.place_id IS DISTINCT FROM new.place_id OR old.buffer_before IS DISTINCT FROM new.buffer_before OR old.buffer_after IS DISTINCT FROM new.buffer_after) EXECUTE FUNCTION reserve_time();
CREATE TRIGGER reserve_time_of_new AFTER INSERT ON appointments FOR EACH ROW WHEN (new.status <> ALL (ARRAY['completed'::text, 'cancelled'::text])) EXECUTE FUNCTION reserve_time();
CREATE TRIGGER summarize_deleted AFTER DELETE ON appointments REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION summarize_appointments_deleted();
CREATE TRIGGER summarize_inserted AFTER INSERT ON appointments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION summarize_appointments_inserted();
CREATE TRIGGER summarize_updated AFTER UPDATE ON appointments REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION summarize_appointments_updated();
alter table appointments enable row level security, force row level security;
create policy of_business on appointments as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant insert, select, update on appointments to clearcoat_app;

create table assistant_feedback (
  id uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null,
  problem text not null,
  note text not null,
  question text not null,
  answer text not null,
  constraint assistant_feedback_answer_check CHECK (length(answer) <= 8000),
  constraint assistant_feedback_note_check CHECK (length(note) <= 1000),
  constraint assistant_feedback_pkey PRIMARY KEY (id),
  constraint assistant_feedback_problem_check CHECK (problem = ANY (ARRAY['wrong'::text, 'missing'::text, 'misunderstood'::text, 'other'::text])),
  constraint assistant_feedback_question_check CHECK (length(question) <= 1000)
);
CREATE INDEX assistant_feedback_by_time ON assistant_feedback USING btree (created_at DESC, id DESC);
alter table assistant_feedback enable row level security, force row level security;
create policy of_platform on assistant_feedback as permissive for all to clearcoat_platform using (true);
grant delete, insert, select on assistant_feedback to clearcoat_platform;

create table assistant_usage (
  business_id uuid not null,
  day date not null,
  user_id uuid not null,
  questions integer not null,
  tokens bigint not null default 0,
  constraint assistant_usage_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON DELETE CASCADE,
  constraint assistant_usage_pkey PRIMARY KEY (business_id, day, user_id),
  constraint assistant_usage_questions_check CHECK (questions >= 0),
  constraint assistant_usage_tokens_check CHECK (tokens >= 0)
);
alter table assistant_usage enable row level security, force row level security;
create policy of_business on assistant_usage as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select on assistant_usage to clearcoat_app;
grant update (questions, tokens) on assistant_usage to clearcoat_app;

create table audit_entries (
  business_id uuid not null,
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  user_id uuid,
  action text not null,
  subject_id text not null,
  via text not null,
  details jsonb,
  version integer,
  constraint audit_entries_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint audit_entries_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX audit_entries_by_subject ON audit_entries USING btree (business_id, subject_id, id);
alter table audit_entries enable row level security, force row level security;
create policy of_business on audit_entries as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_records on audit_entries as permissive for insert to clearcoat_platform with check (true);
grant insert on audit_entries to clearcoat_platform;
grant insert, select on audit_entries to clearcoat_app;

create table businesses (
  id uuid not null,
  name text not null,
  email text not null default ''::text,
  phone text not null default ''::text,
  address text not null default ''::text,
  website text not null default ''::text,
  description text not null default ''::text,
  time_zone text not null,
  plan text not null default 'trial'::text,
  trial_ends_at timestamp with time zone not null,
  email_notifications boolean not null default true,
  appointment_reminders boolean not null default true,
  marketing_emails boolean not null default false,
  reminder_lead_hours integer not null default 24,
  sandbox_expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  time_format text not null default '12h'::text,
  staff_see_revenue boolean not null default false,
  technicians_see_prices boolean not null default false,
  travel_minutes smallint not null default 0,
  far_travel_minutes smallint,
  time_step smallint not null default 60,
  hours_version integer not null default 1,
  sizes_version integer not null default 1,
  setup_dismissed_at timestamp with time zone,
  text_messages boolean not null default true,
  constraint businesses_far_travel_minutes_check CHECK (far_travel_minutes >= 0 AND far_travel_minutes <= 240),
  constraint businesses_pkey PRIMARY KEY (id),
  constraint businesses_plan_check CHECK (plan = ANY (ARRAY['trial'::text, 'starter'::text, 'professional'::text, 'enterprise'::text])),
  constraint businesses_time_format_check CHECK (time_format = ANY (ARRAY['12h'::text, '24h'::text])),
  constraint businesses_time_step_check CHECK (time_step = ANY (ARRAY[15, 30, 60])),
  constraint businesses_time_zone_check CHECK (('2000-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE time_zone) IS NOT NULL),
  constraint businesses_travel_minutes_check CHECK (travel_minutes >= 0 AND travel_minutes <= 240)
);
CREATE INDEX sandboxes_by_expiry ON businesses USING btree (sandbox_expires_at) WHERE sandbox_expires_at IS NOT NULL;
CREATE TRIGGER bump_version BEFORE UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION bump_version('travel_minutes', 'far_travel_minutes', 'time_step', 'hours_version', 'sizes_version', 'setup_dismissed_at', 'text_messages');
CREATE TRIGGER plan_reminders AFTER UPDATE OF email_notifications, appointment_reminders, reminder_lead_hours, time_zone ON businesses FOR EACH ROW WHEN (old.email_notifications IS DISTINCT FROM new.email_notifications OR old.appointment_reminders IS DISTINCT FROM new.appointment_reminders OR old.reminder_lead_hours IS DISTINCT FROM new.reminder_lead_hours OR old.time_zone IS DISTINCT FROM new.time_zone) EXECUTE FUNCTION plan_reminders_anew();
CREATE TRIGGER plan_reminders_of_texts AFTER UPDATE OF text_messages ON businesses FOR EACH ROW WHEN (old.text_messages <> new.text_messages) EXECUTE FUNCTION plan_reminders_anew();
CREATE TRIGGER rebuild_read_models AFTER UPDATE OF time_zone ON businesses FOR EACH ROW WHEN (old.time_zone <> new.time_zone) EXECUTE FUNCTION rebuild_days_of_zone();
alter table businesses enable row level security, force row level security;
create policy of_business on businesses as permissive for all to public using ((id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_changes_plan on businesses as permissive for update to clearcoat_platform using (true);
create policy platform_deletes on businesses as permissive for delete to clearcoat_platform using ((id = (NULLIF(current_setting('app.deleted_business_id'::text, true), ''::text))::uuid));
create policy platform_opens on businesses as permissive for insert to clearcoat_platform with check (true);
create policy platform_purges on businesses as permissive for delete to clearcoat_platform using ((sandbox_expires_at IS NOT NULL));
create policy platform_reads on businesses as permissive for select to clearcoat_platform using (true);
grant delete, insert on businesses to clearcoat_platform;
grant select on businesses to clearcoat_app;
grant select (id, name, time_zone, plan, sandbox_expires_at, time_format, staff_see_revenue, technicians_see_prices, setup_dismissed_at) on businesses to clearcoat_platform;
grant update (name, email, phone, address, website, description, time_zone, email_notifications, appointment_reminders, marketing_emails, reminder_lead_hours, time_format, staff_see_revenue, technicians_see_prices, travel_minutes, far_travel_minutes, time_step, hours_version, sizes_version, setup_dismissed_at, text_messages) on businesses to clearcoat_app;
grant update (plan) on businesses to clearcoat_platform;

create table calendar_feeds (
  token_hash bytea not null,
  business_id uuid not null,
  user_id uuid not null,
  crew_id uuid,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint calendar_feeds_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX calendar_feeds_by_maker ON calendar_feeds USING btree (business_id, user_id);
CREATE UNIQUE INDEX calendar_feeds_of_crew ON calendar_feeds USING btree (business_id, crew_id) WHERE crew_id IS NOT NULL;
CREATE UNIQUE INDEX calendar_feeds_of_person ON calendar_feeds USING btree (business_id, user_id) WHERE crew_id IS NULL;
alter table calendar_feeds enable row level security, force row level security;
create policy of_platform on calendar_feeds as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on calendar_feeds to clearcoat_platform;

create table canary_halts (
  remote text not null,
  version text not null,
  at timestamp with time zone not null,
  reason text not null,
  constraint canary_halts_pkey PRIMARY KEY (remote)
);
alter table canary_halts enable row level security, force row level security;
create policy of_platform on canary_halts as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on canary_halts to clearcoat_platform;

create table client_error_counts (
  fingerprint text not null,
  remote text not null,
  version text not null,
  route text not null,
  minute timestamp with time zone not null,
  count integer not null,
  network text not null default 'unknown'::text,
  constraint client_error_counts_fingerprint_fkey FOREIGN KEY (fingerprint) REFERENCES client_errors(fingerprint) ON DELETE CASCADE,
  constraint client_error_counts_pkey PRIMARY KEY (fingerprint, version, route, minute, network)
);
CREATE INDEX client_error_counts_by_time ON client_error_counts USING btree (minute);
CREATE INDEX client_error_counts_by_version ON client_error_counts USING btree (remote, version, minute);
alter table client_error_counts enable row level security, force row level security;
create policy of_platform on client_error_counts as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on client_error_counts to clearcoat_platform;

create table client_errors (
  fingerprint text not null,
  kind text not null,
  remote text not null,
  message text not null,
  frames text[] not null,
  version text not null,
  first_seen timestamp with time zone not null,
  last_seen timestamp with time zone not null,
  constraint client_errors_pkey PRIMARY KEY (fingerprint)
);
CREATE INDEX client_errors_by_time ON client_errors USING btree (last_seen);
alter table client_errors enable row level security, force row level security;
create policy of_platform on client_errors as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on client_errors to clearcoat_platform;

create table client_loads (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  remote text not null,
  version text not null,
  ms integer not null,
  network text not null default 'unknown'::text,
  constraint client_loads_pkey PRIMARY KEY (id)
);
CREATE INDEX client_loads_by_time ON client_loads USING btree (at);
CREATE INDEX client_loads_by_version ON client_loads USING btree (remote, version, at);
alter table client_loads enable row level security, force row level security;
create policy of_platform on client_loads as permissive for all to clearcoat_platform using (true);
grant delete, insert, select on client_loads to clearcoat_platform;

create table client_reports (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  remote text not null,
  version text not null,
  trace_id text not null,
  reason text not null,
  network text not null default 'unknown'::text,
  kind text not null default 'load'::text,
  constraint client_reports_kind_check CHECK (kind = ANY (ARRAY['load'::text, 'render'::text])),
  constraint client_reports_pkey PRIMARY KEY (id)
);
CREATE INDEX client_reports_by_remote ON client_reports USING btree (remote, at DESC, id DESC);
CREATE INDEX client_reports_by_time ON client_reports USING btree (at);
alter table client_reports enable row level security, force row level security;
create policy of_platform on client_reports as permissive for all to clearcoat_platform using (true);
grant delete, insert, select on client_reports to clearcoat_platform;

create table client_vitals (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  remote text not null,
  version text not null,
  route text not null,
  name text not null,
  value integer not null,
  constraint client_vitals_pkey PRIMARY KEY (id)
);
CREATE INDEX client_vitals_by_time ON client_vitals USING btree (at);
alter table client_vitals enable row level security, force row level security;
create policy of_platform on client_vitals as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on client_vitals to clearcoat_platform;

create table closures (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  crew_id uuid,
  from_date date not null,
  to_date date not null,
  starts time without time zone,
  ends time without time zone,
  reason text not null default ''::text,
  version integer not null default 1,
  constraint closures_business_id_crew_id_fkey FOREIGN KEY (business_id, crew_id) REFERENCES crews(business_id, id) ON DELETE CASCADE,
  constraint closures_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint closures_check CHECK (to_date >= from_date),
  constraint closures_check1 CHECK (ends > starts),
  constraint closures_check2 CHECK ((starts IS NULL) = (ends IS NULL)),
  constraint closures_pkey PRIMARY KEY (business_id, id),
  constraint closures_reason_check CHECK (length(reason) <= 200)
);
CREATE TRIGGER bump_version BEFORE UPDATE ON closures FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table closures enable row level security, force row level security;
create policy of_business on closures as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on closures to clearcoat_app;

create table consents (
  business_id uuid not null,
  contact_id uuid not null,
  "position" bigint not null generated always as identity,
  channel text not null,
  purpose text not null,
  allowed boolean,
  since timestamp with time zone,
  source text,
  user_id uuid,
  words text not null default ''::text,
  constraint consents_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint consents_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint consents_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'email'::text])),
  constraint consents_pkey PRIMARY KEY (business_id, contact_id, channel, purpose, "position"),
  constraint consents_purpose_check CHECK (purpose = ANY (ARRAY['service'::text, 'marketing'::text])),
  constraint consents_source_check CHECK (source = ANY (ARRAY['import'::text, 'typed'::text, 'answer'::text]))
);
alter table consents enable row level security, force row level security;
create policy of_business on consents as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select on consents to clearcoat_app;

create table contact_import_progress (
  business_id uuid not null,
  import_id uuid not null,
  done integer not null,
  constraint contact_import_progress_business_id_import_id_fkey FOREIGN KEY (business_id, import_id) REFERENCES contact_imports(business_id, id) ON DELETE CASCADE,
  constraint contact_import_progress_pkey PRIMARY KEY (business_id, import_id)
);
alter table contact_import_progress enable row level security, force row level security;
create policy of_business on contact_import_progress as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant insert, select, update on contact_import_progress to clearcoat_app;

create table contact_import_rows (
  business_id uuid not null,
  import_id uuid not null,
  "position" integer not null,
  row_number integer not null,
  cells jsonb not null,
  outcome text,
  problem text,
  contact_id uuid,
  before jsonb,
  after jsonb,
  constraint contact_import_rows_business_id_import_id_fkey FOREIGN KEY (business_id, import_id) REFERENCES contact_imports(business_id, id) ON DELETE CASCADE,
  constraint contact_import_rows_outcome_check CHECK (outcome = ANY (ARRAY['added'::text, 'updated'::text, 'skipped'::text, 'failed'::text])),
  constraint contact_import_rows_pkey PRIMARY KEY (business_id, import_id, "position")
);
alter table contact_import_rows enable row level security, force row level security;
create policy of_business on contact_import_rows as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant insert, select, update on contact_import_rows to clearcoat_app;

create table contact_imports (
  business_id uuid not null,
  id uuid not null,
  file_name text not null,
  columns jsonb not null,
  options jsonb,
  status text not null,
  rows integer not null,
  done integer not null default 0,
  added integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  kept integer not null default 0,
  created_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  job_id uuid,
  started_by uuid,
  left_out integer not null default 0,
  unnamed integer not null default 0,
  source jsonb not null default '{}'::jsonb,
  constraint contact_imports_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint contact_imports_pkey PRIMARY KEY (business_id, id),
  constraint contact_imports_status_check CHECK (status = ANY (ARRAY['uploaded'::text, 'running'::text, 'done'::text, 'undone'::text, 'failed'::text]))
);
CREATE INDEX contact_imports_by_age ON contact_imports USING btree (business_id, created_at);
CREATE INDEX contact_imports_by_job ON contact_imports USING btree (job_id);
CREATE INDEX contact_imports_by_time ON contact_imports USING btree (created_at);
alter table contact_imports enable row level security, force row level security;
create policy of_business on contact_imports as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_purges on contact_imports as permissive for delete to clearcoat_platform using (true);
create policy platform_reads on contact_imports as permissive for select to clearcoat_platform using (true);
grant delete on contact_imports to clearcoat_platform;
grant insert, select, update on contact_imports to clearcoat_app;
grant select (business_id, id, status, created_at, job_id, started_by) on contact_imports to clearcoat_platform;

create table contact_messages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  address text not null,
  created_at timestamp with time zone not null,
  constraint contact_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_messages_by_time ON contact_messages USING btree (created_at DESC, id DESC);
alter table contact_messages enable row level security, force row level security;
create policy of_platform on contact_messages as permissive for all to clearcoat_platform using (true);
grant delete, insert, select on contact_messages to clearcoat_platform;

create table contact_summaries (
  business_id uuid not null,
  contact_id uuid not null,
  listed boolean not null,
  name_key text not null,
  names text not null,
  phones text not null,
  created_at timestamp with time zone not null,
  visits integer not null default 0,
  spent_cents bigint not null default 0,
  last_visit_at timestamp with time zone,
  last_visit_on date not null default '-infinity'::date,
  seen_at timestamp with time zone not null generated always as (COALESCE(last_visit_at, created_at)) stored,
  details text not null default ''::text,
  vehicle text not null default ''::text,
  first_visit_at timestamp with time zone,
  first_visit_id uuid,
  longest_gap integer,
  opening_cents bigint not null default 0,
  opening_visits smallint not null default 0,
  constraint contact_summaries_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint contact_summaries_pkey PRIMARY KEY (business_id, contact_id)
);
CREATE INDEX contact_summaries_by_name ON contact_summaries USING btree (business_id, name_key, contact_id) WHERE listed;
CREATE INDEX contact_summaries_by_seen ON contact_summaries USING btree (business_id, seen_at DESC, contact_id) WHERE listed;
CREATE INDEX contact_summaries_by_spent ON contact_summaries USING btree (business_id, spent_cents, contact_id) WHERE listed;
CREATE INDEX contact_summaries_by_visit ON contact_summaries USING btree (business_id, last_visit_on, contact_id) WHERE listed;
CREATE INDEX contact_summaries_by_visits ON contact_summaries USING btree (business_id, visits, contact_id) WHERE listed;
CREATE INDEX contact_summaries_by_words ON contact_summaries USING gin (business_id, names gin_trgm_ops, phones gin_trgm_ops, details gin_trgm_ops) WITH (gin_pending_list_limit='64') WHERE listed;
CREATE INDEX contact_summaries_first_visits ON contact_summaries USING btree (business_id, contact_id) INCLUDE (first_visit_at, first_visit_id, listed);
CREATE INDEX contact_summaries_gaps ON contact_summaries USING btree (business_id, longest_gap DESC NULLS LAST, contact_id DESC) INCLUDE (listed, visits);
CREATE TRIGGER key_contact_summary BEFORE INSERT OR UPDATE OF names, details, phones ON contact_summaries FOR EACH ROW EXECUTE FUNCTION key_contact_summary();
alter table contact_summaries enable row level security, force row level security;
create policy of_business on contact_summaries as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on contact_summaries to clearcoat_app;

create table contacts (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null default ''::text,
  phone text not null,
  vehicle text not null default ''::text,
  notes text not null default ''::text,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  phone_digits text not null generated always as (regexp_replace(regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text), '^1([0-9]{10})$'::text, '\1'::text)) stored,
  undo_until timestamp with time zone,
  deleted_among integer,
  erased_at timestamp with time zone,
  found_by text not null default ''::text,
  merged_into uuid,
  phone_e164 text,
  language text not null default 'en'::text,
  constraint contacts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint contacts_language_check CHECK (language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint contacts_merged_into FOREIGN KEY (business_id, merged_into) REFERENCES contacts(business_id, id),
  constraint contacts_phone_e164_check CHECK (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'::text),
  constraint contacts_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX contacts_by_email ON contacts USING btree (business_id, lower(email));
CREATE INDEX contacts_by_number ON contacts USING btree (business_id, phone_e164) WHERE phone_e164 IS NOT NULL;
CREATE INDEX contacts_by_phone ON contacts USING btree (business_id, phone_digits);
CREATE INDEX contacts_by_vehicle ON contacts USING btree (business_id, vehicle, id) INCLUDE (deleted_at);
CREATE INDEX contacts_deleted ON contacts USING btree (business_id, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX contacts_merged ON contacts USING btree (business_id, merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX contacts_to_erase ON contacts USING btree (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX contacts_to_undo ON contacts USING btree (business_id, undo_until) WHERE undo_until IS NOT NULL;
CREATE TRIGGER adopt_messages AFTER INSERT OR UPDATE OF phone_e164 ON contacts FOR EACH ROW WHEN (new.phone_e164 IS NOT NULL) EXECUTE FUNCTION adopt_messages();
CREATE TRIGGER bump_version BEFORE UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION bump_version('phone_digits', 'found_by', 'phone_e164');
CREATE TRIGGER summarize_deleted AFTER DELETE ON contacts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION summarize_contacts_deleted();
CREATE TRIGGER summarize_inserted AFTER INSERT ON contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION summarize_contacts_inserted();
CREATE TRIGGER summarize_updated AFTER UPDATE ON contacts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION summarize_contacts_updated();
alter table contacts enable row level security, force row level security;
create policy of_business on contacts as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_reads_deleted on contacts as permissive for select to clearcoat_platform using ((deleted_at IS NOT NULL));
grant insert, select, update on contacts to clearcoat_app;
grant select (business_id, deleted_at, erased_at) on contacts to clearcoat_platform;

create table credentials (
  email text not null,
  business_id uuid not null,
  user_id uuid not null,
  password_hash text not null,
  is_platform_admin boolean not null default false,
  totp_secret text,
  totp_pending_secret text,
  totp_last_step bigint,
  constraint credentials_business_id_user_id_key UNIQUE (business_id, user_id),
  constraint credentials_pkey PRIMARY KEY (email)
);
alter table credentials enable row level security, force row level security;
create policy of_platform on credentials as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on credentials to clearcoat_platform;

create table crew_members (
  business_id uuid not null,
  crew_id uuid not null,
  user_id uuid not null,
  constraint crew_members_business_id_crew_id_fkey FOREIGN KEY (business_id, crew_id) REFERENCES crews(business_id, id) ON DELETE CASCADE,
  constraint crew_members_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint crew_members_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON DELETE CASCADE,
  constraint crew_members_pkey PRIMARY KEY (business_id, crew_id, user_id)
);
alter table crew_members enable row level security, force row level security;
create policy of_business on crew_members as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on crew_members to clearcoat_app;

create table crews (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  kind text not null,
  colour text not null,
  "position" integer not null,
  active boolean not null default true,
  own_hours boolean not null default false,
  version integer not null default 1,
  is_main boolean not null default false,
  constraint crews_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint crews_colour_check CHECK (colour = ANY (ARRAY['blue'::text, 'teal'::text, 'green'::text, 'amber'::text, 'red'::text, 'purple'::text, 'pink'::text, 'grey'::text])),
  constraint crews_kind_check CHECK (kind = ANY (ARRAY['van'::text, 'bay'::text])),
  constraint crews_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint crews_pkey PRIMARY KEY (business_id, id)
);
CREATE UNIQUE INDEX crews_main ON crews USING btree (business_id) WHERE is_main;
CREATE TRIGGER bump_version BEFORE UPDATE ON crews FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table crews enable row level security, force row level security;
create policy of_business on crews as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_opens on crews as permissive for insert to clearcoat_platform with check (true);
grant delete, insert, select, update on crews to clearcoat_app;
grant insert on crews to clearcoat_platform;

create table customer_days (
  business_id uuid not null,
  day date not null,
  added integer not null,
  removed integer not null,
  constraint customer_days_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint customer_days_pkey PRIMARY KEY (business_id, day)
);
alter table customer_days enable row level security, force row level security;
create policy of_business on customer_days as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on customer_days to clearcoat_app;

create table due_messages (
  business_id uuid not null,
  appointment_id uuid not null,
  kind text not null,
  due_at timestamp with time zone not null,
  known text,
  message_id uuid,
  constraint due_messages_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint due_messages_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint due_messages_kind_check CHECK (kind = ANY (ARRAY['news'::text, 'reminder'::text])),
  constraint due_messages_pkey PRIMARY KEY (business_id, appointment_id, kind)
);
CREATE INDEX due_messages_by_time ON due_messages USING btree (due_at);
alter table due_messages enable row level security, force row level security;
create policy of_business on due_messages as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_reads on due_messages as permissive for select to clearcoat_platform using (true);
grant delete, insert, select, update on due_messages to clearcoat_app;
grant select (business_id, due_at) on due_messages to clearcoat_platform;

create table email_confirmations (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint email_confirmations_pkey PRIMARY KEY (business_id, user_id),
  constraint email_confirmations_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX email_confirmations_by_expiry ON email_confirmations USING btree (expires_at);
alter table email_confirmations enable row level security, force row level security;
create policy of_platform on email_confirmations as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on email_confirmations to clearcoat_platform;

create table export_pieces (
  business_id uuid not null,
  export_id uuid not null,
  number integer not null,
  bytes bytea not null storage e,
  constraint export_pieces_business_id_export_id_fkey FOREIGN KEY (business_id, export_id) REFERENCES exports(business_id, id) ON DELETE CASCADE,
  constraint export_pieces_pkey PRIMARY KEY (business_id, export_id, number)
);
alter table export_pieces enable row level security, force row level security;
create policy of_business on export_pieces as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on export_pieces to clearcoat_app;

create table exports (
  business_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  what text not null,
  format text not null,
  filter jsonb not null,
  file_name text not null,
  status text not null,
  run_id uuid,
  rows integer not null default 0,
  pieces integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint exports_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint exports_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint exports_pkey PRIMARY KEY (business_id, id),
  constraint exports_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])),
  constraint exports_what_check CHECK (what = ANY (ARRAY['everything'::text, 'customers'::text]))
);
CREATE INDEX exports_by_age ON exports USING btree (business_id, created_at);
CREATE INDEX exports_by_expiry ON exports USING btree (expires_at);
CREATE INDEX exports_by_job ON exports USING btree (id);
CREATE UNIQUE INDEX exports_under_way ON exports USING btree (business_id) WHERE status = ANY (ARRAY['waiting'::text, 'running'::text]);
alter table exports enable row level security, force row level security;
create policy of_business on exports as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_purges on exports as permissive for delete to clearcoat_platform using (true);
create policy platform_reads on exports as permissive for select to clearcoat_platform using (true);
grant delete on exports to clearcoat_platform;
grant delete, insert, select, update on exports to clearcoat_app;
grant select (business_id, id, user_id, expires_at) on exports to clearcoat_platform;

create table file_removals (
  business_id uuid not null,
  id uuid not null,
  due_at timestamp with time zone not null,
  constraint file_removals_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX file_removals_by_time ON file_removals USING btree (due_at);
alter table file_removals enable row level security, force row level security;
create policy of_business on file_removals as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy of_platform on file_removals as permissive for all to clearcoat_platform using (true) with check (true);
grant delete, insert, select, update on file_removals to clearcoat_app;
grant delete, insert, select, update on file_removals to clearcoat_platform;

create table idempotency_keys (
  business_id uuid not null,
  key text not null,
  fingerprint text not null,
  result text,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint idempotency_keys_pkey PRIMARY KEY (business_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);
alter table idempotency_keys enable row level security, force row level security;
create policy of_business on idempotency_keys as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_purges on idempotency_keys as permissive for delete to clearcoat_platform using (true);
create policy platform_reads on idempotency_keys as permissive for select to clearcoat_platform using (true);
grant delete on idempotency_keys to clearcoat_platform;
grant insert, select, update on idempotency_keys to clearcoat_app;
grant select (business_id, key, created_at) on idempotency_keys to clearcoat_platform;

create table invitations (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint invitations_pkey PRIMARY KEY (business_id, user_id),
  constraint invitations_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX invitations_by_expiry ON invitations USING btree (expires_at);
alter table invitations enable row level security, force row level security;
create policy of_platform on invitations as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on invitations to clearcoat_platform;

create table job_applications (
  id uuid not null,
  name text not null,
  email text not null,
  phone text not null,
  "position" text not null,
  message text not null,
  file_name text not null,
  file_size integer not null,
  resume bytea not null,
  address text not null,
  created_at timestamp with time zone not null,
  constraint job_applications_pkey PRIMARY KEY (id)
);
CREATE INDEX job_applications_by_time ON job_applications USING btree (created_at DESC, id DESC);
alter table job_applications enable row level security, force row level security;
create policy of_platform on job_applications as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on job_applications to clearcoat_platform;

create table job_checks (
  business_id uuid not null,
  appointment_id uuid not null,
  "position" smallint not null,
  service_id text not null,
  label text not null,
  done_by uuid,
  done_at timestamp with time zone,
  constraint job_checks_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint job_checks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint job_checks_pkey PRIMARY KEY (business_id, appointment_id, "position")
);
alter table job_checks enable row level security, force row level security;
create policy of_business on job_checks as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on job_checks to clearcoat_app;

create table job_photos (
  business_id uuid not null,
  appointment_id uuid not null,
  id uuid not null,
  kind text not null,
  taken_by uuid,
  created_at timestamp with time zone not null,
  width smallint not null,
  height smallint not null,
  image_file uuid not null,
  thumbnail_file uuid not null,
  constraint job_photos_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint job_photos_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint job_photos_height_check CHECK (height > 0),
  constraint job_photos_image FOREIGN KEY (business_id, image_file) REFERENCES stored_files(business_id, id),
  constraint job_photos_kind_check CHECK (kind = ANY (ARRAY['before'::text, 'after'::text])),
  constraint job_photos_pkey PRIMARY KEY (business_id, appointment_id, id),
  constraint job_photos_thumbnail FOREIGN KEY (business_id, thumbnail_file) REFERENCES stored_files(business_id, id),
  constraint job_photos_width_check CHECK (width > 0)
);
CREATE INDEX job_photos_by_image ON job_photos USING btree (business_id, image_file);
CREATE INDEX job_photos_by_thumbnail ON job_photos USING btree (business_id, thumbnail_file);
CREATE TRIGGER delete_files AFTER DELETE ON job_photos FOR EACH ROW EXECUTE FUNCTION delete_files_of_job_photo();
alter table job_photos enable row level security, force row level security;
create policy of_business on job_photos as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on job_photos to clearcoat_app;

create table mails (
  id uuid not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  status text not null,
  error text,
  useful_until timestamp with time zone,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_status_check CHECK (status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'kept'::text]))
);
CREATE INDEX mails_by_recipient ON mails USING btree (lower(recipient), created_at DESC);
CREATE INDEX mails_by_time ON mails USING btree (created_at DESC, id DESC);
CREATE INDEX mails_failed ON mails USING btree (created_at) WHERE status = 'failed'::text AND text <> ''::text;
CREATE INDEX mails_waiting ON mails USING btree (created_at) WHERE status = 'queued'::text;
alter table mails enable row level security, force row level security;
create policy app_leaves_mails on mails as permissive for insert to clearcoat_app with check (((status = ANY (ARRAY['queued'::text, 'kept'::text, 'failed'::text])) AND (sent_at IS NULL)));
create policy of_platform on mails as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on mails to clearcoat_platform;
grant insert on mails to clearcoat_app;

create table message_templates (
  business_id uuid not null,
  occasion text not null,
  channel text not null,
  language text not null,
  subject text not null,
  body text not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  constraint message_templates_body_check CHECK (length(body) >= 1 AND length(body) <= 1000),
  constraint message_templates_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint message_templates_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'email'::text])),
  constraint message_templates_language_check CHECK (language = ANY (ARRAY['en'::text, 'es'::text])),
  constraint message_templates_occasion_check CHECK (occasion = ANY (ARRAY['scheduled'::text, 'changed'::text, 'cancelled'::text, 'reminder'::text, 'on-my-way'::text, 'finished'::text, 'no-show'::text])),
  constraint message_templates_pkey PRIMARY KEY (business_id, occasion, channel, language),
  constraint message_templates_subject_check CHECK (length(subject) <= 200)
);
CREATE TRIGGER bump_version BEFORE UPDATE ON message_templates FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table message_templates enable row level security, force row level security;
create policy of_business on message_templates as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on message_templates to clearcoat_app;

create table messages (
  business_id uuid not null,
  id uuid not null,
  "position" bigint not null generated always as identity,
  contact_id uuid,
  appointment_id uuid,
  kind text not null,
  channel text not null,
  state text not null,
  address text not null,
  subject text not null,
  body text not null,
  told text not null,
  consent boolean,
  user_id uuid,
  created_at timestamp with time zone not null,
  problem text not null default ''::text,
  sent_at timestamp with time zone,
  direction text not null,
  provider_id text,
  segments smallint not null default 0,
  read_at timestamp with time zone,
  constraint messages_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint messages_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint messages_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint messages_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'email'::text])),
  constraint messages_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text])),
  constraint messages_kind_check CHECK (kind = ANY (ARRAY['scheduled'::text, 'changed'::text, 'cancelled'::text, 'reminder'::text, 'on-my-way'::text, 'finished'::text, 'no-show'::text, 'written'::text, 'received'::text, 'confirmed'::text, 'stop'::text, 'start'::text, 'help'::text])),
  constraint messages_pkey PRIMARY KEY (business_id, id),
  constraint messages_received CHECK ((direction = 'in'::text) = (state = 'received'::text)),
  constraint messages_state_check CHECK (state = ANY (ARRAY['handed-over'::text, 'queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text, 'skipped'::text, 'received'::text]))
);
CREATE INDEX messages_newest ON messages USING btree (business_id, "position");
CREATE INDEX messages_of_appointment ON messages USING btree (business_id, appointment_id, "position");
CREATE INDEX messages_of_contact ON messages USING btree (business_id, contact_id, "position");
CREATE INDEX messages_of_month ON messages USING btree (business_id, created_at) WHERE segments > 0;
CREATE INDEX messages_of_number ON messages USING btree (business_id, address, "position") WHERE contact_id IS NULL;
CREATE INDEX messages_unread ON messages USING btree (business_id, "position") WHERE direction = 'in'::text AND read_at IS NULL;
CREATE UNIQUE INDEX messages_of_provider ON messages USING btree (business_id, provider_id) WHERE provider_id IS NOT NULL;
alter table messages enable row level security, force row level security;
create policy of_business on messages as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_reads on messages as permissive for select to clearcoat_platform using (true);
grant delete, insert, select, update on messages to clearcoat_app;
grant select (business_id, "position", state, read_at) on messages to clearcoat_platform;

create table notifications (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title text not null,
  text text not null,
  link text not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notifications_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX notifications_by_time ON notifications USING btree (created_at);
CREATE INDEX notifications_by_user ON notifications USING btree (business_id, user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications USING btree (business_id, user_id) WHERE read_at IS NULL;
alter table notifications enable row level security, force row level security;
create policy of_business on notifications as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_purges on notifications as permissive for delete to clearcoat_platform using (true);
create policy platform_reads on notifications as permissive for select to clearcoat_platform using (true);
grant delete on notifications to clearcoat_platform;
grant delete, insert, select on notifications to clearcoat_app;
grant select (business_id, id, created_at) on notifications to clearcoat_platform;
grant update (read_at) on notifications to clearcoat_app;

create table opening_balances (
  business_id uuid not null,
  contact_id uuid not null,
  last_visit date,
  spent_cents bigint not null default 0,
  constraint opening_balances_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint opening_balances_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint opening_balances_pkey PRIMARY KEY (business_id, contact_id),
  constraint opening_balances_spent_cents_check CHECK (spent_cents >= 0)
);
CREATE INDEX opening_balances_by_visit ON opening_balances USING btree (business_id, last_visit);
CREATE TRIGGER summarize_deleted AFTER DELETE ON opening_balances REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION summarize_opening_balances_deleted();
CREATE TRIGGER summarize_inserted AFTER INSERT ON opening_balances REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION summarize_opening_balances_inserted();
CREATE TRIGGER summarize_updated AFTER UPDATE ON opening_balances REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION summarize_opening_balances_updated();
alter table opening_balances enable row level security, force row level security;
create policy of_business on opening_balances as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on opening_balances to clearcoat_app;

create table opening_hours (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  crew_id uuid,
  weekday smallint not null,
  starts time without time zone not null,
  ends time without time zone not null,
  constraint opening_hours_business_id_crew_id_fkey FOREIGN KEY (business_id, crew_id) REFERENCES crews(business_id, id) ON DELETE CASCADE,
  constraint opening_hours_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint opening_hours_check CHECK (ends > starts),
  constraint opening_hours_pkey PRIMARY KEY (business_id, id),
  constraint opening_hours_weekday_check CHECK (weekday >= 1 AND weekday <= 7)
);
alter table opening_hours enable row level security, force row level security;
create policy of_business on opening_hours as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_opens on opening_hours as permissive for insert to clearcoat_platform with check (true);
grant delete, insert, select, update on opening_hours to clearcoat_app;
grant insert on opening_hours to clearcoat_platform;

create table password_resets (
  business_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint password_resets_pkey PRIMARY KEY (business_id, user_id),
  constraint password_resets_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX password_resets_by_expiry ON password_resets USING btree (expires_at);
alter table password_resets enable row level security, force row level security;
create policy of_platform on password_resets as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on password_resets to clearcoat_platform;

create table pgboss.archive (
  id uuid not null,
  name text not null,
  priority integer not null,
  data jsonb,
  state pgboss.job_state not null,
  retry_limit integer not null,
  retry_count integer not null,
  retry_delay integer not null,
  retry_backoff boolean not null,
  start_after timestamp with time zone not null,
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null,
  created_on timestamp with time zone not null,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone not null,
  output jsonb,
  dead_letter text,
  policy text,
  archived_on timestamp with time zone not null default now(),
  constraint archive_pkey PRIMARY KEY (name, id)
);
CREATE INDEX archive_i1 ON pgboss.archive USING btree (archived_on);
grant delete, insert, select on pgboss.archive to clearcoat_platform;

create table pgboss.j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395 partition of pgboss.job FOR VALUES IN ('hourly');
CREATE INDEX j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395_i5 ON pgboss.j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'::pgboss.job_state;
CREATE UNIQUE INDEX j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395_i1 ON pgboss.j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'created'::pgboss.job_state AND policy = 'short'::text;
CREATE UNIQUE INDEX j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395_i2 ON pgboss.j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'active'::pgboss.job_state AND policy = 'singleton'::text;
CREATE UNIQUE INDEX j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395_i3 ON pgboss.j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE state <= 'active'::pgboss.job_state AND policy = 'stately'::text;
CREATE UNIQUE INDEX j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395_i4 ON pgboss.j625442da2bfeec87d477ce0288ed0073249aed549759ee2590728395 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE state <> 'cancelled'::pgboss.job_state AND singleton_on IS NOT NULL;

create table pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 partition of pgboss.job FOR VALUES IN ('mail');
CREATE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i5 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'::pgboss.job_state;
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i1 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'created'::pgboss.job_state AND policy = 'short'::text;
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i2 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'active'::pgboss.job_state AND policy = 'singleton'::text;
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i3 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE state <= 'active'::pgboss.job_state AND policy = 'stately'::text;
CREATE UNIQUE INDEX j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942_i4 ON pgboss.j9d325a517e583fa73d6239797f0e1366e0eb6de632d3987be5007942 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE state <> 'cancelled'::pgboss.job_state AND singleton_on IS NOT NULL;

create table pgboss.jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399 partition of pgboss.job FOR VALUES IN ('export');
CREATE INDEX jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399_i5 ON pgboss.jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'::pgboss.job_state;
CREATE UNIQUE INDEX jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399_i1 ON pgboss.jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'created'::pgboss.job_state AND policy = 'short'::text;
CREATE UNIQUE INDEX jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399_i2 ON pgboss.jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'active'::pgboss.job_state AND policy = 'singleton'::text;
CREATE UNIQUE INDEX jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399_i3 ON pgboss.jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE state <= 'active'::pgboss.job_state AND policy = 'stately'::text;
CREATE UNIQUE INDEX jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399_i4 ON pgboss.jb8fddcb2e9aff6cd91cfbf430c4a648eb3486976405094d45fafe399 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE state <> 'cancelled'::pgboss.job_state AND singleton_on IS NOT NULL;

create table pgboss.jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437 partition of pgboss.job FOR VALUES IN ('import');
CREATE INDEX jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437_i5 ON pgboss.jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'::pgboss.job_state;
CREATE UNIQUE INDEX jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437_i1 ON pgboss.jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'created'::pgboss.job_state AND policy = 'short'::text;
CREATE UNIQUE INDEX jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437_i2 ON pgboss.jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'active'::pgboss.job_state AND policy = 'singleton'::text;
CREATE UNIQUE INDEX jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437_i3 ON pgboss.jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE state <= 'active'::pgboss.job_state AND policy = 'stately'::text;
CREATE UNIQUE INDEX jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437_i4 ON pgboss.jda394fb79d81b20b86590382b284499c1788dcd7cb6a6a8ac8b1f437 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE state <> 'cancelled'::pgboss.job_state AND singleton_on IS NOT NULL;

create table pgboss.jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320 partition of pgboss.job FOR VALUES IN ('message');
CREATE INDEX jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320_i5 ON pgboss.jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE state < 'active'::pgboss.job_state;
CREATE UNIQUE INDEX jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320_i1 ON pgboss.jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'created'::pgboss.job_state AND policy = 'short'::text;
CREATE UNIQUE INDEX jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320_i2 ON pgboss.jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE state = 'active'::pgboss.job_state AND policy = 'singleton'::text;
CREATE UNIQUE INDEX jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320_i3 ON pgboss.jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE state <= 'active'::pgboss.job_state AND policy = 'stately'::text;
CREATE UNIQUE INDEX jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320_i4 ON pgboss.jff51ddfabb180148583ba6ac23483acd2d049e7c4fdba6a891419320 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE state <> 'cancelled'::pgboss.job_state AND singleton_on IS NOT NULL;

create table pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default 0,
  data jsonb,
  state pgboss.job_state not null default 'created'::pgboss.job_state,
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default '00:15:00'::interval,
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone not null default (now() + '14 days'::interval),
  output jsonb,
  dead_letter text,
  policy text,
  constraint job_pkey PRIMARY KEY (name, id)
) partition by LIST (name);
alter table pgboss.job enable row level security;
create policy app_leaves_exports on pgboss.job as permissive for insert to clearcoat_app with check ((name = 'export'::text));
create policy app_leaves_imports on pgboss.job as permissive for insert to clearcoat_app with check ((name = 'import'::text));
create policy app_leaves_mails on pgboss.job as permissive for insert to clearcoat_app with check ((name = 'mail'::text));
create policy app_leaves_messages on pgboss.job as permissive for insert to clearcoat_app with check ((name = 'message'::text));
create policy of_platform on pgboss.job as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on pgboss.job to clearcoat_platform;
grant insert on pgboss.job to clearcoat_app;

create table pgboss.queue (
  name text not null,
  policy text,
  retry_limit integer,
  retry_delay integer,
  retry_backoff boolean,
  expire_seconds integer,
  retention_minutes integer,
  dead_letter text,
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  constraint queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name),
  constraint queue_pkey PRIMARY KEY (name)
);
grant select on pgboss.queue to clearcoat_app;
grant select on pgboss.queue to clearcoat_platform;

create table pgboss.schedule (
  name text not null,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  constraint schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE,
  constraint schedule_pkey PRIMARY KEY (name)
);

create table pgboss.subscription (
  event text not null,
  name text not null,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  constraint subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE,
  constraint subscription_pkey PRIMARY KEY (event, name)
);

create table pgboss.version (
  version integer not null,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone,
  constraint version_pkey PRIMARY KEY (version)
);
grant select on pgboss.version to clearcoat_platform;
grant update (maintained_on) on pgboss.version to clearcoat_platform;

create table places (
  business_id uuid not null,
  id uuid not null,
  contact_id uuid,
  label text not null default ''::text,
  street text not null default ''::text,
  city text not null default ''::text,
  region text not null default ''::text,
  postcode text not null default ''::text,
  lat double precision,
  lng double precision,
  access_notes text not null default ''::text,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint places_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint places_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint places_of_owner UNIQUE (business_id, contact_id, id),
  constraint places_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX places_of_contact ON places USING btree (business_id, contact_id, created_at, id);
CREATE TRIGGER bump_version BEFORE UPDATE ON places FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table places enable row level security, force row level security;
create policy of_business on places as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on places to clearcoat_app;

create table rate_limits (
  key text not null,
  points integer not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_expiry ON rate_limits USING btree (expire);
alter table rate_limits enable row level security, force row level security;
create policy of_platform on rate_limits as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on rate_limits to clearcoat_platform;

create table recovery_codes (
  business_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON DELETE CASCADE,
  constraint recovery_codes_pkey PRIMARY KEY (business_id, user_id, code_hash)
);
alter table recovery_codes enable row level security, force row level security;
create policy of_platform on recovery_codes as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on recovery_codes to clearcoat_platform;

create table reservations (
  business_id uuid not null,
  id uuid not null default gen_random_uuid(),
  crew_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  during tstzrange generated always as (tstzrange(starts_at, ends_at)) stored,
  appointment_id uuid,
  exclusive boolean not null,
  constraint reservations_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint reservations_business_id_appointment_id_key UNIQUE (business_id, appointment_id),
  constraint reservations_business_id_crew_id_fkey FOREIGN KEY (business_id, crew_id) REFERENCES crews(business_id, id) ON DELETE CASCADE,
  constraint reservations_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint reservations_check CHECK (ends_at > starts_at),
  constraint reservations_exclude EXCLUDE USING gist (business_id WITH =, crew_id WITH =, during WITH &&) WHERE (exclusive),
  constraint reservations_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX reservations_long ON reservations USING btree (business_id, crew_id) WHERE (ends_at - starts_at) > '1 day'::interval;
CREATE INDEX reservations_of_crew ON reservations USING btree (business_id, crew_id, starts_at);
alter table reservations enable row level security, force row level security;
create policy of_business on reservations as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on reservations to clearcoat_app;

create table series (
  business_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  template_id uuid not null,
  every_weeks smallint not null,
  next_on date not null,
  start_time time without time zone not null,
  minutes integer not null,
  created_at timestamp with time zone not null,
  stopped_at timestamp with time zone,
  version integer not null default 1,
  job jsonb,
  problem text not null default ''::text,
  constraint series_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint series_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint series_business_id_template_id_fkey FOREIGN KEY (business_id, template_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint series_every_weeks_check CHECK (every_weeks >= 1 AND every_weeks <= 52),
  constraint series_minutes_check CHECK (minutes > 0),
  constraint series_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX series_by_day ON series USING btree (business_id, next_on) WHERE stopped_at IS NULL;
CREATE INDEX series_of_contact ON series USING btree (business_id, contact_id);
CREATE INDEX series_of_template ON series USING btree (business_id, template_id);
CREATE INDEX series_to_plan ON series USING btree (next_on) WHERE stopped_at IS NULL;
CREATE TRIGGER bump_version BEFORE UPDATE ON series FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table series enable row level security, force row level security;
create policy of_business on series as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_plans on series as permissive for select to clearcoat_platform using (true);
grant delete, insert, select, update on series to clearcoat_app;
grant select (business_id, next_on, stopped_at) on series to clearcoat_platform;

create table series_dates (
  business_id uuid not null,
  series_id uuid not null,
  on_date date not null,
  appointment_id uuid,
  constraint series_dates_business_id_appointment_id_fkey FOREIGN KEY (business_id, appointment_id) REFERENCES appointments(business_id, id) ON DELETE CASCADE,
  constraint series_dates_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint series_dates_business_id_series_id_fkey FOREIGN KEY (business_id, series_id) REFERENCES series(business_id, id) ON DELETE CASCADE,
  constraint series_dates_pkey PRIMARY KEY (business_id, series_id, on_date)
);
CREATE UNIQUE INDEX series_dates_of_job ON series_dates USING btree (business_id, appointment_id);
alter table series_dates enable row level security, force row level security;
create policy of_business on series_dates as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on series_dates to clearcoat_app;

create table service_addons (
  business_id uuid not null,
  service_id text not null,
  addon_id uuid not null,
  constraint service_addons_business_id_addon_id_fkey FOREIGN KEY (business_id, addon_id) REFERENCES addons(business_id, id) ON DELETE CASCADE,
  constraint service_addons_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint service_addons_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON DELETE CASCADE,
  constraint service_addons_pkey PRIMARY KEY (business_id, service_id, addon_id)
);
alter table service_addons enable row level security, force row level security;
create policy of_business on service_addons as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on service_addons to clearcoat_app;

create table service_days (
  business_id uuid not null,
  day date not null,
  service_name text not null,
  completed integer not null,
  completed_cents bigint not null,
  constraint service_days_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint service_days_pkey PRIMARY KEY (business_id, day, service_name)
);
alter table service_days enable row level security, force row level security;
create policy of_business on service_days as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on service_days to clearcoat_app;

create table service_prices (
  business_id uuid not null,
  service_id text not null,
  size_id text not null,
  price_cents integer not null,
  minutes integer not null,
  constraint service_prices_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint service_prices_business_id_service_id_fkey FOREIGN KEY (business_id, service_id) REFERENCES services(business_id, id) ON DELETE CASCADE,
  constraint service_prices_business_id_size_id_fkey FOREIGN KEY (business_id, size_id) REFERENCES vehicle_sizes(business_id, id) ON DELETE CASCADE,
  constraint service_prices_minutes_check CHECK (minutes > 0),
  constraint service_prices_pkey PRIMARY KEY (business_id, service_id, size_id),
  constraint service_prices_price_cents_check CHECK (price_cents >= 0)
);
alter table service_prices enable row level security, force row level security;
create policy of_business on service_prices as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on service_prices to clearcoat_app;

create table services (
  business_id uuid not null,
  id text not null,
  name text not null,
  description text not null default ''::text,
  duration_minutes integer not null,
  price_cents integer not null,
  "position" integer not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  category text not null default ''::text,
  location text not null default 'both'::text,
  colour text not null default ''::text,
  buffer_before smallint not null default 0,
  buffer_after smallint not null default 0,
  checklist text[] not null default '{}'::text[],
  hidden boolean not null default false,
  constraint services_buffer_after_check CHECK (buffer_after >= 0 AND buffer_after <= 480),
  constraint services_buffer_before_check CHECK (buffer_before >= 0 AND buffer_before <= 480),
  constraint services_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint services_colour_check CHECK (colour = ANY (ARRAY[''::text, 'blue'::text, 'teal'::text, 'green'::text, 'amber'::text, 'red'::text, 'purple'::text, 'pink'::text, 'grey'::text])),
  constraint services_duration_minutes_check CHECK (duration_minutes > 0),
  constraint services_location_check CHECK (location = ANY (ARRAY['both'::text, 'shop'::text, 'mobile'::text])),
  constraint services_pkey PRIMARY KEY (business_id, id),
  constraint services_price_cents_check CHECK (price_cents >= 0)
);
CREATE TRIGGER bump_version BEFORE UPDATE ON services FOR EACH ROW EXECUTE FUNCTION bump_version('position');
alter table services enable row level security, force row level security;
create policy of_business on services as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_opens on services as permissive for insert to clearcoat_platform with check (true);
grant insert on services to clearcoat_platform;
grant insert, select, update on services to clearcoat_app;

create table sessions (
  token_hash bytea not null,
  id uuid not null,
  business_id uuid not null,
  user_id uuid not null,
  user_agent text not null,
  address text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_by_use ON sessions USING btree (last_seen_at);
CREATE INDEX sessions_by_user ON sessions USING btree (business_id, user_id);
alter table sessions enable row level security, force row level security;
create policy of_platform on sessions as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on sessions to clearcoat_platform;

create table signing_keys (
  name text not null,
  key bytea not null,
  constraint signing_keys_pkey PRIMARY KEY (name)
);
alter table signing_keys enable row level security, force row level security;
create policy of_platform on signing_keys as permissive for all to clearcoat_platform using (true);
grant insert, select on signing_keys to clearcoat_platform;

create table stopped_numbers (
  business_id uuid not null,
  number_hash bytea not null,
  since timestamp with time zone not null,
  constraint stopped_numbers_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint stopped_numbers_pkey PRIMARY KEY (business_id, number_hash)
);
alter table stopped_numbers enable row level security, force row level security;
create policy of_business on stopped_numbers as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select on stopped_numbers to clearcoat_app;

create table stored_files (
  business_id uuid not null,
  id uuid not null,
  content_type text not null,
  size integer not null,
  bytes bytea storage e,
  created_at timestamp with time zone not null,
  constraint stored_files_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint stored_files_pkey PRIMARY KEY (business_id, id),
  constraint stored_files_size_check CHECK (size > 0)
);
CREATE TRIGGER note_removal AFTER DELETE ON stored_files FOR EACH ROW WHEN (old.bytes IS NULL) EXECUTE FUNCTION note_removal_of_file();
alter table stored_files enable row level security, force row level security;
create policy of_business on stored_files as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on stored_files to clearcoat_app;

create table subscriber_links (
  token_hash bytea not null,
  subscriber_id uuid not null,
  purpose text not null,
  expires_at timestamp with time zone,
  constraint subscriber_links_pkey PRIMARY KEY (token_hash),
  constraint subscriber_links_purpose_check CHECK (purpose = ANY (ARRAY['confirm'::text, 'unsubscribe'::text])),
  constraint subscriber_links_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE
);
CREATE INDEX subscriber_links_by_expiry ON subscriber_links USING btree (expires_at);
CREATE INDEX subscriber_links_by_subscriber ON subscriber_links USING btree (subscriber_id);
alter table subscriber_links enable row level security, force row level security;
create policy of_platform on subscriber_links as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on subscriber_links to clearcoat_platform;

create table subscribers (
  id uuid not null,
  email text not null,
  status text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint subscribers_pkey PRIMARY KEY (id),
  constraint subscribers_status_check CHECK (status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text]))
);
CREATE INDEX subscribers_by_time ON subscribers USING btree (created_at DESC, id DESC);
CREATE INDEX subscribers_unconfirmed ON subscribers USING btree (created_at) WHERE status = 'pending'::text;
CREATE UNIQUE INDEX subscribers_by_email ON subscribers USING btree (lower(email));
alter table subscribers enable row level security, force row level security;
create policy of_platform on subscribers as permissive for all to clearcoat_platform using (true);
grant delete, insert, select, update on subscribers to clearcoat_platform;

create table text_numbers (
  business_id uuid not null,
  number text not null,
  provider_id text not null,
  since timestamp with time zone not null,
  constraint text_numbers_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint text_numbers_number_check CHECK (number ~ '^\+[1-9][0-9]{6,14}$'::text),
  constraint text_numbers_pkey PRIMARY KEY (business_id)
);
CREATE INDEX text_numbers_by_number ON text_numbers USING btree (number);
CREATE TRIGGER plan_reminders AFTER INSERT ON text_numbers FOR EACH ROW EXECUTE FUNCTION plan_reminders_of_number();
alter table text_numbers enable row level security, force row level security;
create policy of_business on text_numbers as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_reads on text_numbers as permissive for select to clearcoat_platform using (true);
grant delete, insert, select, update on text_numbers to clearcoat_app;
grant select (business_id, number) on text_numbers to clearcoat_platform;

create table user_photos (
  business_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  created_at timestamp with time zone not null,
  constraint user_photos_business_id_id_key UNIQUE (business_id, id),
  constraint user_photos_business_id_user_id_fkey FOREIGN KEY (business_id, user_id) REFERENCES users(business_id, id) ON DELETE CASCADE,
  constraint user_photos_file FOREIGN KEY (business_id, id) REFERENCES stored_files(business_id, id),
  constraint user_photos_pkey PRIMARY KEY (business_id, user_id)
);
CREATE TRIGGER delete_files AFTER DELETE OR UPDATE OF id ON user_photos FOR EACH ROW EXECUTE FUNCTION delete_file_of_user_photo();
alter table user_photos enable row level security, force row level security;
create policy of_business on user_photos as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on user_photos to clearcoat_app;

create table users (
  business_id uuid not null,
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default ''::text,
  role text not null,
  profile_image text,
  created_at timestamp with time zone not null,
  is_invited boolean not null default false,
  email_confirmed_at timestamp with time zone,
  version integer not null default 1,
  constraint users_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint users_pkey PRIMARY KEY (business_id, id),
  constraint users_role_check CHECK (role = ANY (ARRAY['owner'::text, 'manager'::text, 'staff'::text, 'technician'::text]))
);
CREATE INDEX users_by_id ON users USING btree (id);
CREATE UNIQUE INDEX users_by_email ON users USING btree (business_id, lower(email));
CREATE TRIGGER bump_version BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION bump_version('email_confirmed_at', 'profile_image');
alter table users enable row level security, force row level security;
create policy of_business on users as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_changes on users as permissive for update to clearcoat_platform using (true);
create policy platform_deletes on users as permissive for delete to clearcoat_platform using (true);
create policy platform_opens on users as permissive for insert to clearcoat_platform with check (true);
create policy platform_reads on users as permissive for select to clearcoat_platform using (true);
grant delete, insert on users to clearcoat_platform;
grant insert, select, update on users to clearcoat_app;
grant select (business_id, id, first_name, last_name, email, role, created_at, is_invited, email_confirmed_at, version) on users to clearcoat_platform;
grant update (first_name, last_name, email, phone, role, is_invited, email_confirmed_at) on users to clearcoat_platform;

create table vehicle_customers (
  business_id uuid not null,
  vehicle text not null,
  customers integer not null,
  listed integer not null,
  words text[] not null generated always as (regexp_split_to_array(lower(vehicle), '[^[:alnum:]]+'::text)) stored,
  constraint vehicle_customers_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint vehicle_customers_pkey PRIMARY KEY (business_id, vehicle)
);
alter table vehicle_customers enable row level security, force row level security;
create policy of_business on vehicle_customers as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on vehicle_customers to clearcoat_app;

create table vehicle_months (
  business_id uuid not null,
  month date not null,
  vehicle text not null,
  completed integer not null,
  completed_cents bigint not null,
  constraint vehicle_months_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint vehicle_months_pkey PRIMARY KEY (business_id, month, vehicle)
);
alter table vehicle_months enable row level security, force row level security;
create policy of_business on vehicle_months as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on vehicle_months to clearcoat_app;

create table vehicle_sizes (
  business_id uuid not null,
  id text not null,
  name text not null,
  "position" integer not null,
  constraint vehicle_sizes_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint vehicle_sizes_pkey PRIMARY KEY (business_id, id)
);
alter table vehicle_sizes enable row level security, force row level security;
create policy of_business on vehicle_sizes as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
create policy platform_opens on vehicle_sizes as permissive for insert to clearcoat_platform with check (true);
grant delete, insert, select, update on vehicle_sizes to clearcoat_app;
grant insert on vehicle_sizes to clearcoat_platform;

create table vehicles (
  business_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  "position" integer not null default 0,
  label text not null,
  year smallint,
  make text not null default ''::text,
  model text not null default ''::text,
  "trim" text not null default ''::text,
  colour text not null default ''::text,
  plate text not null default ''::text,
  vin text not null default ''::text,
  size_id text,
  coating text not null default ''::text,
  coated_on date,
  notes text not null default ''::text,
  created_at timestamp with time zone not null,
  archived_at timestamp with time zone,
  version integer not null default 1,
  constraint vehicles_business_id_contact_id_fkey FOREIGN KEY (business_id, contact_id) REFERENCES contacts(business_id, id) ON DELETE CASCADE,
  constraint vehicles_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE,
  constraint vehicles_business_id_size_id_fkey FOREIGN KEY (business_id, size_id) REFERENCES vehicle_sizes(business_id, id),
  constraint vehicles_label_check CHECK (label <> ''::text),
  constraint vehicles_of_owner UNIQUE (business_id, contact_id, id),
  constraint vehicles_pkey PRIMARY KEY (business_id, id)
);
CREATE INDEX vehicles_by_plate ON vehicles USING gin (business_id, regexp_replace(lower(plate), '[^[:alnum:]]'::text, ''::text, 'g'::text) gin_trgm_ops) WITH (fastupdate=off) WHERE plate <> ''::text AND archived_at IS NULL;
CREATE INDEX vehicles_of_contact ON vehicles USING btree (business_id, contact_id, "position", id);
CREATE TRIGGER bump_version BEFORE UPDATE ON vehicles FOR EACH ROW EXECUTE FUNCTION bump_version();
alter table vehicles enable row level security, force row level security;
create policy of_business on vehicles as permissive for all to public using ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
grant delete, insert, select, update on vehicles to clearcoat_app;

CREATE OR REPLACE FUNCTION public.about_job(starts_at timestamp with time zone, zone text, place_id uuid, service_id text)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN ((((to_char((starts_at AT TIME ZONE zone), 'YYYY-MM-DD"T"HH24:MI'::text) || ' '::text) || COALESCE((place_id)::text, 'shop'::text)) || ' '::text) || service_id);

CREATE OR REPLACE FUNCTION public.adopt_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update messages m set contact_id = new.id where m.business_id = new.business_id
    and m.contact_id is null and m.address = new.phone_e164;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN COALESCE((NULLIF(current_setting('app.now'::text, true), ''::text))::timestamp with time zone, now());

CREATE OR REPLACE FUNCTION public.bump_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  computed text[] := coalesce(tg_argv, '{}');
begin
  if to_jsonb(new) - computed is distinct from to_jsonb(old) - computed then
    new.version := old.version + 1;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.contacts_by_plate(term text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  asked text := regexp_replace(lower(term), '[^[:alnum:]]', '', 'g');
begin
  if length(asked) between 3 and 16 then
    return query execute
      'select contact_id from vehicles
       where business_id = $1 and plate <> '''' and archived_at is null
         and regexp_replace(lower(plate), ''[^[:alnum:]]'', '''', ''g'') like $2'
      using business, '%' || asked || '%';
  end if;
end $function$
;
grant execute on function contacts_by_plate(text) to clearcoat_app;

CREATE OR REPLACE FUNCTION public.crew_is_taken(business uuid, crew uuid, begins timestamp with time zone, ends timestamp with time zone, place uuid, except_job uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  near integer;
  far integer;
  shop text := (select nullif(postcode_area(p.postcode), '') from places p
    where p.business_id = business and p.contact_id is null and p.archived_at is null
    order by p.created_at, p.id limit 1);
  own text := case when place is null then shop else (select postcode_area(p.postcode)
    from places p where p.business_id = business and p.id = place) end;
begin
  select b.travel_minutes, greatest(b.travel_minutes, b.far_travel_minutes) into near, far
    from businesses b where b.id = business;
  return exists (
    select from (
      select r.starts_at, r.ends_at, make_interval(mins => case
        when o.place_id is not distinct from place then 0
        when own <> '' and own <> case when o.place_id is null then shop
          else nullif(postcode_area(p.postcode), '') end then far
        else near end) as way
      from reservations r
      left join appointments o on o.business_id = business and o.id = r.appointment_id
      left join places p on p.business_id = business and p.id = o.place_id
      where r.business_id = business and r.crew_id = crew
        and r.appointment_id is distinct from except_job
        and r.starts_at < ends + make_interval(mins => far)
        and r.ends_at > begins - make_interval(mins => far)
        and r.starts_at > begins - make_interval(mins => far) - interval '1 day'
      union all
      select r.starts_at, r.ends_at, make_interval(mins => case
        when o.place_id is not distinct from place then 0
        when own <> '' and own <> case when o.place_id is null then shop
          else nullif(postcode_area(p.postcode), '') end then far
        else near end) as way
      from reservations r
      left join appointments o on o.business_id = business and o.id = r.appointment_id
      left join places p on p.business_id = business and p.id = o.place_id
      where r.business_id = business and r.crew_id = crew
        and r.appointment_id is distinct from except_job
        and r.starts_at < ends + make_interval(mins => far)
        and r.ends_at > begins - make_interval(mins => far)
        and r.ends_at - r.starts_at > interval '1 day'
    ) r
    where r.starts_at < ends + r.way and r.ends_at > begins - r.way
  );
end $function$;

CREATE OR REPLACE FUNCTION public.delete_file_of_user_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from stored_files where business_id = old.business_id and id = old.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_files_of_job_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from stored_files
  where business_id = old.business_id and id in (old.image_file, old.thumbnail_file);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.has_stopped(business uuid, number text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM stopped_numbers s WHERE ((s.business_id = has_stopped.business) AND (s.number_hash = number_hash(has_stopped.number)))));

CREATE OR REPLACE FUNCTION public.key_contact_summary()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.names := text_key(new.names);
  new.details := text_key(new.details);
  new.phones := text_key(new.phones);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.leaves_messages(shop businesses)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (((shop).sandbox_expires_at IS NULL) AND ((shop).email_notifications OR ((shop).text_messages AND (EXISTS (SELECT FROM text_numbers t WHERE (t.business_id = (leaves_messages.shop).id))))));

CREATE OR REPLACE FUNCTION public.like_literal(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace($1, '([\\%_])'::text, '\\\1'::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.lock_read_models(business uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('read models ' || business::text, 0));
  return (select time_zone from businesses where id = business);
end $function$;

CREATE OR REPLACE FUNCTION public.note_place_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.place_contact_id := (select p.contact_id from places p
    where p.business_id = new.business_id and p.id = new.place_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_removal_of_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into file_removals (business_id, id, due_at) values (old.business_id, old.id, '-infinity')
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.number_hash(number text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
RETURN sha256(convert_to(number, 'UTF8'::name));

CREATE OR REPLACE FUNCTION pgboss.create_queue(queue_name text, options json)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$function$;

CREATE OR REPLACE FUNCTION pgboss.delete_queue(queue_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$function$;

CREATE OR REPLACE FUNCTION public.plan_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  shop businesses;
  known text;
  -- Zone of the old start, which a change of time zone replaces in the same transaction.
  zone_before text := nullif(current_setting('app.zone_before', true), '');
  has_news boolean := tg_op = 'INSERT';
begin
  select * into shop from businesses b where b.id = new.business_id;
  if not leaves_messages(shop) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    known := about_job(old.starts_at, coalesce(zone_before, shop.time_zone), old.place_id,
      old.service_id);
    has_news := known <> about_job(new.starts_at, shop.time_zone, new.place_id, new.service_id)
      or old.status <> new.status or old.no_show <> new.no_show
      or old.on_my_way_at is distinct from new.on_my_way_at;
    -- Nobody expects a crew for a request or a cancelled appointment.
    if old.status in ('pending', 'cancelled') then
      known := null;
    end if;
  end if;
  if has_news then
    insert into due_messages (business_id, appointment_id, kind, due_at, known)
      values (new.business_id, new.id, 'news', app_now() + interval '2 minutes', known)
      on conflict (business_id, appointment_id, kind) do update set due_at = excluded.due_at;
  end if;
  if new.status in ('scheduled', 'confirmed') and shop.appointment_reminders then
    insert into due_messages (business_id, appointment_id, kind, due_at)
      values (new.business_id, new.id, 'reminder',
        reminder_due(new.starts_at, shop.reminder_lead_hours, shop.time_zone))
      on conflict (business_id, appointment_id, kind) do update set due_at = excluded.due_at;
  else
    delete from due_messages d where d.business_id = new.business_id
      and d.appointment_id = new.id and d.kind = 'reminder';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.plan_reminders(shop businesses)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from due_messages d where d.business_id = shop.id and d.kind = 'reminder'
    and not (leaves_messages(shop) and shop.appointment_reminders);
  insert into due_messages (business_id, appointment_id, kind, due_at)
    select shop.id, a.id, 'reminder',
      reminder_due(a.starts_at, shop.reminder_lead_hours, shop.time_zone)
    from appointments a where a.business_id = shop.id and a.starts_at > app_now()
      and a.status in ('scheduled', 'confirmed')
      and leaves_messages(shop) and shop.appointment_reminders
      and not exists (select from messages m where m.business_id = shop.id
        and m.appointment_id = a.id and m.kind = 'reminder' and m.state not in ('failed', 'skipped')
        and m.told = about_job(a.starts_at, shop.time_zone, a.place_id, a.service_id))
    on conflict (business_id, appointment_id, kind) do update set due_at = excluded.due_at;
end $function$;

CREATE OR REPLACE FUNCTION public.plan_reminders_anew()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('app.zone_before', old.time_zone, true);
  perform plan_reminders(new);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.plan_reminders_of_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform plan_reminders(b) from businesses b where b.id = new.business_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.postcode_area(postcode text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN upper(split_part(translate(btrim(postcode), '-'::text, ' '::text), ' '::text, 1));

CREATE OR REPLACE FUNCTION public.rebuild_appointment_days(business uuid, first_day date, past_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  zone text := lock_read_models(business);
  begins timestamptz := first_day::timestamp at time zone 'UTC' - interval '1 day';
  ends timestamptz := past_day::timestamp at time zone 'UTC' + interval '1 day';
begin
  delete from appointment_days
  where business_id = business and day >= first_day and day < past_day;
  delete from service_days where business_id = business and day >= first_day and day < past_day;
  delete from vehicle_months
  where business_id = business and month >= first_day and month < past_day;
  insert into appointment_days
  select business_id, (starts_at at time zone zone)::date,
    count(*) filter (where status <> 'cancelled'),
    coalesce(sum(price_cents) filter (where status <> 'cancelled'), 0),
    count(*) filter (where status = 'cancelled'), count(*) filter (where status = 'completed'),
    coalesce(sum(price_cents) filter (where status = 'completed'), 0)
  from appointments
  where business_id = business and starts_at >= begins and starts_at < ends
    and (starts_at at time zone zone)::date >= first_day
    and (starts_at at time zone zone)::date < past_day
  group by 1, 2;
  insert into service_days
  select business_id, (starts_at at time zone zone)::date, service_name, count(*), sum(price_cents)
  from appointments
  where business_id = business and status = 'completed' and starts_at >= begins and starts_at < ends
    and (starts_at at time zone zone)::date >= first_day
    and (starts_at at time zone zone)::date < past_day
  group by 1, 2, 3;
  insert into vehicle_months
  select a.business_id, date_trunc('month', a.starts_at at time zone zone)::date, c.vehicle,
    count(*), sum(a.price_cents)
  from appointments a
  join contacts c on c.business_id = a.business_id and c.id = a.contact_id
  where a.business_id = business and a.status = 'completed'
    and a.starts_at >= begins and a.starts_at < ends
    and (a.starts_at at time zone zone)::date >= first_day
    and (a.starts_at at time zone zone)::date < past_day
  group by 1, 2, 3;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_contact_summaries(business uuid, after_id uuid, most integer)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  zone text := lock_read_models(business);
  ids uuid[];
begin
  select array_agg(id order by id) into ids from (
    select id from contacts where business_id = business and (after_id is null or id > after_id)
    order by id limit most
  ) c;
  delete from contact_summaries where business_id = business
    and (after_id is null or contact_id > after_id)
    and (ids is null or contact_id <= ids[cardinality(ids)]);
  perform write_summaries(business, ids);
  perform sum_visits(business, zone, ids);
  return ids[cardinality(ids)];
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_customer_days(business uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  zone text := lock_read_models(business);
begin
  delete from customer_days where business_id = business;
  insert into customer_days
  select c.business_id, (e.at at time zone zone)::date, sum(e.added), sum(e.removed)
  from contacts c
  cross join lateral (values
    (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
  ) e (at, added, removed)
  where c.business_id = business and (e.added = 1 or c.deleted_at is not null)
  group by 1, 2;
  delete from vehicle_customers where business_id = business;
  insert into vehicle_customers
  select business_id, vehicle, count(*), count(*) filter (where deleted_at is null)
  from contacts where business_id = business group by 1, 2;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_days_of_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids uuid[];
begin
  perform rebuild_appointment_days(new.id, '-infinity', 'infinity');
  perform rebuild_customer_days(new.id);
  select array_agg(contact_id order by contact_id) into ids from contact_summaries
  where business_id = new.id and visits + opening_visits > 0;
  perform sum_visits(new.id, new.time_zone, ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_reservations(business uuid, crew uuid, most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  main uuid := (select r.id from crews r where r.business_id = business and r.is_main);
  ids uuid[];
  job record;
  is_alone boolean;
  over integer;
begin
  delete from reservations r using appointments a
    where r.business_id = business and r.crew_id = crew
      and a.business_id = business and a.id = r.appointment_id
      and not (a.business_id = business and a.status not in ('completed', 'cancelled')
        and coalesce(a.crew_id, main) = crew);
  get diagnostics over = row_count;
  select array_agg(w.id order by w.id) into ids from (
    select a.id from (
      select a.id, a.starts_at,
        a.starts_at - make_interval(mins => a.buffer_before) as begins,
        a.ends_at + make_interval(mins => a.buffer_after) as ends
      from appointments a
      where a.business_id = business and a.status not in ('completed', 'cancelled')
        and coalesce(a.crew_id, main) = crew
    ) a
    left join reservations r on r.business_id = business and r.appointment_id = a.id
    where (r.crew_id, r.starts_at, r.ends_at) is distinct from (crew, a.begins, a.ends)
    order by a.starts_at, a.id limit most
  ) w;
  if ids is null then
    return over;
  end if;
  perform 1 from appointments a where a.business_id = business and a.id = any(ids)
    order by a.id for no key update;
  perform 1 from crews r where r.business_id = business and r.id = crew for no key update;
  select array_agg(a.id) into ids from appointments a
    where a.business_id = business and a.status not in ('completed', 'cancelled')
      and coalesce(a.crew_id, main) = crew and a.id = any(ids);
  delete from reservations r where r.business_id = business and r.appointment_id = any(ids);
  for job in
    select a.id, a.place_id,
      a.starts_at - make_interval(mins => a.buffer_before) as begins,
      a.ends_at + make_interval(mins => a.buffer_after) as ends
    from appointments a
    where a.business_id = business and a.id = any(ids) order by a.starts_at, a.id
  loop
    is_alone := not crew_is_taken(business, crew, job.begins, job.ends, job.place_id, job.id);
    insert into reservations (business_id, crew_id, starts_at, ends_at, appointment_id, exclusive)
      values (business, crew, job.begins, job.ends, job.id, is_alone);
  end loop;
  return over + coalesce(cardinality(ids), 0);
end $function$;

CREATE OR REPLACE FUNCTION public.reminder_due(starts_at timestamp with time zone, lead_hours integer, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT CASE WHEN ((w.wall)::time without time zone >= '21:00:00'::time without time zone) THEN (((w.wall)::date + '20:55:00'::time without time zone) AT TIME ZONE reminder_due.zone) WHEN ((w.wall)::time without time zone < '08:00:00'::time without time zone) THEN ((((w.wall)::date - 1) + '20:55:00'::time without time zone) AT TIME ZONE reminder_due.zone) ELSE (reminder_due.starts_at - make_interval(hours => reminder_due.lead_hours)) END AS "case" FROM (SELECT ((reminder_due.starts_at - make_interval(hours => reminder_due.lead_hours)) AT TIME ZONE reminder_due.zone) AS wall) w);

CREATE OR REPLACE FUNCTION public.reserve_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  crew uuid;
  begins timestamptz := new.starts_at - make_interval(mins => new.buffer_before);
  ends timestamptz := new.ends_at + make_interval(mins => new.buffer_after);
begin
  if tg_op = 'UPDATE' then
    delete from reservations r where r.business_id = new.business_id and r.appointment_id = new.id;
  end if;
  if new.status in ('completed', 'cancelled') then
    return null;
  end if;
  select r.id into crew from crews r
    where r.business_id = new.business_id
      and (r.id = new.crew_id or (new.crew_id is null and r.is_main))
    for no key update;
  if crew is null then
    return null;
  end if;
  insert into reservations (business_id, crew_id, starts_at, ends_at, appointment_id, exclusive)
    values (new.business_id, crew, begins, ends, new.id,
      not crew_is_taken(new.business_id, crew, begins, ends, new.place_id, new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_contacts(term text, digits text, beginning text, most integer)
 RETURNS SETOF contact_summaries
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  mailbox text := split_part(term, '@', 1);
  telling text := case when length(mailbox) > 2 then mailbox else term end;
  number text := case when length(digits) > 2 then digits else text_key(term) end;
  plated uuid[] := array(select contacts_by_plate(term));
  words text[] := array(
    select w from regexp_split_to_table(text_key(term), '[[:space:],]+') w
    where w <> '' and digits is null
    order by w ~ '[0-9]' and length(w) > 2 desc, length(w) desc, w);
  one text := case when cardinality(words) > 1 then telling_pattern(words[1]) end;
  another text := telling_pattern(words[2]);
  each_word text[] := array(select '%' || like_literal(w) || '%' from unnest(words) w);
begin
  return query execute
    'select * from contact_summaries where business_id = $1 and listed and (
       names like $2 and strpos(names, $3) > 0
       or details like $4 and strpos(details, $3) > 0
       or phones like $5 and strpos(phones, $6) > 0
       or phones like $7 or phones like $8 or contact_id = any($10)
       or (names like $11 and names like $12 or names like $11 and details like $12
         or names like $11 and phones like $12 or details like $11 and names like $12
         or details like $11 and details like $12 or details like $11 and phones like $12
         or phones like $11 and names like $12 or phones like $11 and details like $12
         or phones like $11 and phones like $12)
       and (names || '' '' || details || '' '' || phones) like all ($13)) limit $9'
    using business, telling_pattern(text_key(telling)), text_key(term),
      telling_pattern(text_key(term)), telling_pattern(number), number,
      '%' || nullif(digits, number) || '%', beginning || '%', most, plated, one, another, each_word;
end $function$
;
grant execute on function search_contacts(text,text,text,integer) to clearcoat_app;

CREATE OR REPLACE FUNCTION public.share_read_models(business uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('read models ' || business::text, 0));
  return (select time_zone from businesses where id = business);
end $function$;

CREATE OR REPLACE FUNCTION public.sum_visits(business uuid, zone text, contact_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update contact_summaries s set visits = r.visits, spent_cents = r.cents, last_visit_at = r.last,
    last_visit_on = coalesce((r.last at time zone zone)::date, '-infinity'),
    first_visit_at = r.first, first_visit_id = r.first_id, longest_gap = r.gap
  from (
    select t.contact_id, j.*
    from unnest(contact_ids) t (contact_id)
    cross join lateral (
      select count(*) as visits, coalesce(sum(a.price_cents), 0) as cents, max(a.starts_at) as last,
        min(a.starts_at) as first, (array_agg(a.id order by a.starts_at, a.id))[1] as first_id,
        max((a.starts_at at time zone zone)::date - (a.before_at at time zone zone)::date) as gap
      from (
        select a.id, a.price_cents, a.starts_at,
          nullif(lag(a.starts_at) over (order by a.starts_at), a.starts_at) as before_at
        from appointments a
        where a.business_id = business and a.contact_id = t.contact_id and a.status = 'completed'
      ) a
    ) j
  ) r
  where s.business_id = business and s.contact_id = r.contact_id;
  update contact_summaries s set opening_cents = 0, opening_visits = 0
  where s.business_id = business and s.contact_id = any(contact_ids) and s.opening_visits > 0;
  update contact_summaries s set opening_cents = o.spent_cents, opening_visits = 1,
    spent_cents = s.spent_cents + o.spent_cents,
    last_visit_at = greatest(s.last_visit_at, (o.last_visit + time '12:00') at time zone zone),
    last_visit_on = greatest(s.last_visit_on, coalesce(o.last_visit, '-infinity'))
  from opening_balances o
  where s.business_id = business and s.contact_id = any(contact_ids)
    and o.business_id = business and o.contact_id = s.contact_id;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_appointments_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  n record;
  touched uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from removed order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from (select *, -1 as sign from removed) c
        where business_id = business group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1
    loop
      insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, -1 as sign from removed) c
        where business_id = business and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2
    loop
      insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    select array_agg(distinct contact_id) into touched from (
      select contact_id from (select *, -1 as sign from removed) c
      where business_id = business and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    select jsonb_object_agg(contact_id, vehicle) into vehicles from (
      select contact_id, vehicle from contact_summaries
      where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update
    ) l;
    perform sum_visits(business, zone, touched);
    for n in
      select * from (
        select vehicles ->> contact_id::text as vehicle,
          date_trunc('month', starts_at at time zone zone)::date as month,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, -1 as sign from removed) c
        where business_id = business and status = 'completed' and vehicles ? contact_id::text
        group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
    -- Appointments of a deleted contact go after it, counted under the vehicle text of its summary.
    delete from contact_summaries s
    where s.business_id = business and s.contact_id = any(touched) and s.visits = 0
      and not exists (select from contacts c where c.business_id = business and c.id = s.contact_id);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_appointments_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  n record;
  touched uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from (select *, 1 as sign from added) c
        where business_id = business group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1
    loop
      insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added) c
        where business_id = business and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2
    loop
      insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    select array_agg(distinct contact_id) into touched from (
      select contact_id from (select *, 1 as sign from added) c
      where business_id = business and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    select jsonb_object_agg(contact_id, vehicle) into vehicles from (
      select contact_id, vehicle from contact_summaries
      where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update
    ) l;
    perform sum_visits(business, zone, touched);
    for n in
      select * from (
        select vehicles ->> contact_id::text as vehicle,
          date_trunc('month', starts_at at time zone zone)::date as month,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added) c
        where business_id = business and status = 'completed' and vehicles ? contact_id::text
        group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_appointments_updated()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  n record;
  touched uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day,
          coalesce(sum(sign) filter (where status <> 'cancelled'), 0) as booked,
          coalesce(sum(sign * price_cents) filter (where status <> 'cancelled'), 0) as worth,
          coalesce(sum(sign) filter (where status = 'cancelled'), 0) as cancelled,
          coalesce(sum(sign) filter (where status = 'completed'), 0) as completed,
          coalesce(sum(sign * price_cents) filter (where status = 'completed'), 0) as cents
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business group by 1
      ) d where (booked, worth, cancelled, completed, cents) <> (0, 0, 0, 0, 0) order by 1
    loop
      insert into appointment_days as d
        (business_id, day, booked, booked_cents, cancelled, completed, completed_cents)
      values (business, n.day, n.booked, n.worth, n.cancelled, n.completed, n.cents)
      on conflict (business_id, day) do update set booked = d.booked + excluded.booked,
        booked_cents = d.booked_cents + excluded.booked_cents,
        cancelled = d.cancelled + excluded.cancelled, completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    for n in
      select * from (
        select (starts_at at time zone zone)::date as day, service_name,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business and status = 'completed' group by 1, 2
      ) d where (completed, cents) <> (0, 0) order by 1, 2
    loop
      insert into service_days as d (business_id, day, service_name, completed, completed_cents)
      values (business, n.day, n.service_name, n.completed, n.cents)
      on conflict (business_id, day, service_name) do update set
        completed = d.completed + excluded.completed,
        completed_cents = d.completed_cents + excluded.completed_cents;
    end loop;
    select array_agg(distinct contact_id) into touched from (
      select contact_id from (select *, 1 as sign from added union all select *, -1 from removed) c
      where business_id = business and status = 'completed'
      group by contact_id, starts_at, price_cents having sum(sign) <> 0
    ) k;
    continue when touched is null;
    select jsonb_object_agg(contact_id, vehicle) into vehicles from (
      select contact_id, vehicle from contact_summaries
      where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update
    ) l;
    perform sum_visits(business, zone, touched);
    for n in
      select * from (
        select vehicles ->> contact_id::text as vehicle,
          date_trunc('month', starts_at at time zone zone)::date as month,
          sum(sign) as completed, sum(sign * price_cents) as cents
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business and status = 'completed' and vehicles ? contact_id::text
        group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_contacts_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  n record;
  ids uuid[];
begin
  for business in select distinct business_id from removed order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (e.at at time zone zone)::date as day,
          sum(c.sign * e.added) as added, sum(c.sign * e.removed) as removed
        from (select *, -1 as sign from removed) c
        cross join lateral (values
          (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
        ) e (at, added, removed)
        where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1
      ) d where (added, removed) <> (0, 0) order by 1
    loop
      insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;
    end loop;
    for n in
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (select *, -1 as sign from removed) c
        where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1
    loop
      insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;
    end loop;
    select array_agg(id) into ids from removed where business_id = business;
    delete from contact_summaries
    where business_id = business and contact_id = any(ids) and visits = 0;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_contacts_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  n record;
  ids uuid[];
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (e.at at time zone zone)::date as day,
          sum(c.sign * e.added) as added, sum(c.sign * e.removed) as removed
        from (select *, 1 as sign from added) c
        cross join lateral (values
          (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
        ) e (at, added, removed)
        where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1
      ) d where (added, removed) <> (0, 0) order by 1
    loop
      insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;
    end loop;
    for n in
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (select *, 1 as sign from added) c
        where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1
    loop
      insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;
    end loop;
    select array_agg(id) into ids from added where business_id = business;
    perform write_summaries(business, ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_contacts_updated()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  n record;
  ids uuid[];
  vehicles jsonb;
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    for n in
      select * from (
        select (e.at at time zone zone)::date as day,
          sum(c.sign * e.added) as added, sum(c.sign * e.removed) as removed
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        cross join lateral (values
          (c.created_at, 1, 0), (greatest(c.created_at, c.deleted_at), 0, 1)
        ) e (at, added, removed)
        where c.business_id = business and (e.added = 1 or c.deleted_at is not null) group by 1
      ) d where (added, removed) <> (0, 0) order by 1
    loop
      insert into customer_days as d (business_id, day, added, removed)
      values (business, n.day, n.added, n.removed)
      on conflict (business_id, day) do update set added = d.added + excluded.added,
        removed = d.removed + excluded.removed;
    end loop;
    for n in
      select * from (
        select vehicle, sum(sign) as customers,
          coalesce(sum(sign) filter (where deleted_at is null), 0) as listed
        from (select *, 1 as sign from added union all select *, -1 from removed) c
        where business_id = business group by 1
      ) v where (customers, listed) <> (0, 0) order by 1
    loop
      insert into vehicle_customers as v (business_id, vehicle, customers, listed)
      values (business, n.vehicle, n.customers, n.listed)
      on conflict (business_id, vehicle) do update set
        customers = v.customers + excluded.customers, listed = v.listed + excluded.listed;
    end loop;
    select array_agg(id) into ids from added where business_id = business;
    perform write_summaries(business, ids);
    select jsonb_object_agg(id, jsonb_build_array(before, after)) into vehicles from (
      select id, max(vehicle) filter (where sign < 0) as before,
        max(vehicle) filter (where sign > 0) as after
      from (select *, 1 as sign from added union all select *, -1 from removed) c
      where business_id = business group by id
    ) v where before <> after;
    continue when vehicles is null;
    select array_agg(id::uuid) into ids from jsonb_object_keys(vehicles) id;
    for n in
      select * from (
        select vehicles -> j.contact_id::text ->> e.at as vehicle, j.month,
          sum(e.sign * j.completed) as completed, sum(e.sign * j.cents) as cents
        from (
          select a.contact_id, date_trunc('month', a.starts_at at time zone zone)::date as month,
            count(*) as completed, sum(a.price_cents) as cents
          from appointments a
          where a.business_id = business and a.contact_id = any(ids) and a.status = 'completed'
          group by 1, 2
        ) j cross join (values (0, -1), (1, 1)) e (at, sign) group by 1, 2
      ) m where (completed, cents) <> (0, 0) order by month, vehicle
    loop
      insert into vehicle_months as m (business_id, month, vehicle, completed, completed_cents)
      values (business, n.month, n.vehicle, n.completed, n.cents)
      on conflict (business_id, month, vehicle) do update set
        completed = m.completed + excluded.completed,
        completed_cents = m.completed_cents + excluded.completed_cents;
    end loop;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_opening_balances_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  touched uuid[];
begin
  for business in select distinct business_id from removed order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    select array_agg(distinct contact_id) into touched
    from removed where business_id = business;
    continue when touched is null;
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    perform sum_visits(business, zone, touched);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_opening_balances_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  touched uuid[];
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    select array_agg(distinct contact_id) into touched
    from added where business_id = business;
    continue when touched is null;
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    perform sum_visits(business, zone, touched);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.summarize_opening_balances_updated()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  business uuid;
  zone text;
  touched uuid[];
begin
  for business in select distinct business_id from added order by 1 loop
    zone := share_read_models(business);
    continue when zone is null;
    select array_agg(distinct contact_id) into touched
    from (select * from added union all select * from removed) c where business_id = business;
    continue when touched is null;
    perform 1 from contact_summaries where business_id = business and contact_id = any(touched)
      order by business_id, contact_id for no key update;
    perform sum_visits(business, zone, touched);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.telling_pattern(term text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN (count(*) >= 3) THEN (('%'::text || string_agg(m.m[1], '%'::text)) || '%'::text) ELSE (('%'::text || like_literal(telling_pattern.term)) || '%'::text) END AS "case" FROM regexp_matches(telling_pattern.term, '\m[0-9]{4}\M|[[:alnum:]]{3}'::text, 'g'::text) m(m));

CREATE OR REPLACE FUNCTION public.text_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(btrim(regexp_replace(replace(replace(replace(replace(translate(lower((regexp_replace(translate(NORMALIZE(translate(value, '´`‘’‚‛ʼʹ′＇“”„‟″‐‑‒–—―−'::text, '''''''''''''''''''''"""""-------'::text), NFKD), '´`‘’‚‛ʼʹ′＇“”„‟″‐‑‒–—―−'::text, '''''''''''''''''''''"""""-------'::text), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]'::text, ''::text, 'g'::text) COLLATE pg_c_utf8)), 'øłđðħŧıς'::text, 'olddhtiσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'::text, ' '::text, 'g'::text)), '(?<=[^ ''-])[''-]+|[''-]+(?=[^ ''-])'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.write_summaries(business uuid, contact_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into contact_summaries as s
    (business_id, contact_id, listed, created_at, vehicle, name_key, names, phones, details)
  select business_id, id, deleted_at is null, created_at, vehicle,
    case when deleted_at is null then lower(name) else '' end,
    case when deleted_at is null then lower(name) || e'\n' || lower(email) else '' end,
    case when deleted_at is null then phone_digits || e'\n' || phone else '' end,
    case when deleted_at is null then lower(vehicle) || e'\n' || lower(notes)
      || case when found_by = '' then '' else e'\n' || lower(found_by) end else '' end
  from contacts where business_id = business and id = any(contact_ids) order by 1, 2
  on conflict (business_id, contact_id) do update set listed = excluded.listed,
    created_at = excluded.created_at, vehicle = excluded.vehicle, name_key = excluded.name_key,
    names = excluded.names, phones = excluded.phones, details = excluded.details
  where (s.listed, s.created_at, s.vehicle, s.name_key, s.names, s.phones, s.details)
    <> (excluded.listed, excluded.created_at, excluded.vehicle, excluded.name_key, excluded.names,
      excluded.phones, excluded.details);
end $function$;
