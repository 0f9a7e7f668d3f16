import { query } from '../support/database.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

/**
 * Columns that the platform role may read to sign people in, send mail and manage users. It may not
 * read their work.
 */
const READS = {
  businesses: [
    'id',
    'name',
    'plan',
    'sandbox_expires_at',
    'setup_dismissed_at',
    'staff_see_revenue',
    'technicians_see_prices',
    'time_format',
    'time_zone',
  ],
  users: [
    'business_id',
    'created_at',
    'email',
    'email_confirmed_at',
    'first_name',
    'id',
    'is_invited',
    'last_name',
    'role',
    'version',
  ],
  contact_imports: ['business_id', 'created_at', 'id', 'job_id', 'started_by', 'status'],
  due_messages: ['business_id', 'due_at'],
  exports: ['business_id', 'expires_at', 'id', 'user_id'],
  // Deletion dates, to find tenants with contacts to erase.
  contacts: ['business_id', 'deleted_at', 'erased_at'],
  // Marks by which open inboxes notice a change.
  messages: ['business_id', 'position', 'read_at', 'state'],
  notifications: ['business_id', 'created_at', 'id'],
  // Businesses by the number that received a text message.
  text_numbers: ['business_id', 'number'],
  // Dates of series, to find tenants with dates to plan.
  series: ['business_id', 'next_on', 'stopped_at'],
  idempotency_keys: ['business_id', 'created_at', 'key'],
  // Ids of bucket objects to delete, also of deleted businesses.
  file_removals: ['business_id', 'due_at', 'id'],
};

/** Global tables and directory tables. */
const OWN = [
  'assistant_feedback',
  'calendar_feeds',
  'canary_halts',
  'client_error_counts',
  'client_errors',
  'client_loads',
  'client_reports',
  'client_vitals',
  'contact_messages',
  'credentials',
  'email_confirmations',
  'invitations',
  'job_applications',
  'mails',
  'password_resets',
  'rate_limits',
  'recovery_codes',
  'sessions',
  'signing_keys',
  'subscriber_links',
  'subscribers',
];

it('the platform role reads exactly the columns that are named here', async () => {
  const rows = await query<{ table: string; column: string }>(
    server.config.databaseUrl,
    `select c.relname as table, a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and has_column_privilege('clearcoat_platform', c.oid, a.attnum, 'select')
     order by 1, 2`,
  );
  const readable: Record<string, string[]> = {};
  for (const { table, column } of rows) (readable[table] ??= []).push(column);
  expect(Object.keys(readable).sort()).toEqual([...OWN, ...Object.keys(READS)].sort());
  expect(readable).toMatchObject(READS);
});
