import { startMailingApp, type MailingApp } from '../../../test/support/mail.js';
import { query } from '../../../test/support/database.js';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import type { Schemas } from '../../../test/support/visitor.js';

let server: MailingApp;

beforeAll(async () => {
  server = await startMailingApp();
});

afterAll(() => server.stop());

beforeEach(() => server.clock.advance({ hours: 2 }));

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const FIELDS = {
  name: 'Robin Vale',
  email: 'robin@example.com',
  phone: '(555) 010-0199',
  position: 'product-designer',
  message: 'I like paint.\nA lot.',
};

type Answer = Schemas['ApplicationReceived'] & Schemas['ErrorBody'];

async function apply({
  fields = {},
  file = PDF,
  name = 'Resume of Robin.pdf',
}: {
  fields?: Record<string, string>;
  file?: string | Buffer | null;
  name?: string;
} = {}): Promise<{ status: number; body: Answer }> {
  const form = new FormData();
  // The file comes first, because fields may arrive in any order.
  if (file !== null) form.set('resume', new File([file], name));
  for (const [key, value] of Object.entries({ ...FIELDS, ...fields })) form.set(key, value);
  const response = await fetch(`${server.url}/api/careers/applications`, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

describe('an application', () => {
  it('is stored with its resume; the inbox and the applicant get mails', async () => {
    const { status, body } = await apply();
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), message: 'Thank you. Your application is with us.' },
    ]);
    const rows = await query(
      server.config.databaseUrl,
      `select name, position, file_name, file_size, convert_from(resume, 'utf8') as resume
       from job_applications where id = $1`,
      [body.id],
    );
    expect(rows).toEqual([
      {
        name: 'Robin Vale',
        position: 'product-designer',
        file_name: 'Resume of Robin.pdf',
        file_size: PDF.length,
        resume: PDF,
      },
    ]);
    const [inbox] = await server.mailsTo('support@clearcoat.example');
    expect(inbox).toMatchObject({
      subject: 'Application: Product Designer',
      replyTo: [{ address: 'robin@example.com' }],
    });
    expect(inbox?.text).toContain('> I like paint.\n> A lot.');
    const [answer] = await server.mailsTo('robin@example.com');
    expect(answer?.subject).toBe('We have your application');
    expect(`${answer?.text}${answer?.html}`).not.toContain('Robin');
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\me\\cv.PDF', 'cv.pdf'],
    ['a\u202eb.pdf', 'ab.pdf'],
    ['é'.repeat(300), `${'é'.repeat(120)}.pdf`],
  ])(
    'for no position in particular, its resume called %j is kept as a plain name',
    async (name, kept) => {
      const { body } = await apply({ name, fields: { position: 'general' } });
      const rows = await query(
        server.config.databaseUrl,
        'select file_name, position from job_applications where id = $1',
        [body.id],
      );
      expect(rows).toEqual([{ file_name: kept, position: 'general' }]);
    },
  );

  it.each([
    [{ name: ' ' }, 'name', 'Please enter your name'],
    [{ email: 'robin' }, 'email', 'Please enter a valid email address'],
    [{ position: 'ceo' }, 'position', expect.stringContaining('Position must be one of')],
    [{ message: 'x'.repeat(2001) }, 'message', 'Message must be at most 2000 characters long'],
  ])('refuses %j', async (fields, field, sentence) => {
    const { status, body } = await apply({ fields });
    expect([status, body.fields]).toEqual([422, { [field]: sentence }]);
  });

  it('needs a resume that is a PDF by its bytes, and not too large', async () => {
    const none = await apply({ file: null });
    expect([none.status, none.body.fields?.resume]).toEqual([
      422,
      'Please attach your resume as a PDF file.',
    ]);
    for (const file of ['', '<html>%PDF-', `MZ${PDF}`, '%PDF-1.7 cut off']) {
      const { status, body } = await apply({ file });
      expect([file, status, body.message]).toEqual([
        file,
        415,
        'Please send your resume as a PDF file.',
      ]);
    }
    const large = await apply({ file: Buffer.concat([Buffer.from(PDF), Buffer.alloc(5 << 20)]) });
    expect(large.status).toBe(413);
  });

  it('is limited by address, many at once included', async () => {
    const answers = await Promise.all(Array.from({ length: 13 }, () => apply()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const [, ...confirmations] = await server.mailsTo('robin@example.com');
    expect(confirmations.length).toBeLessThanOrEqual(10);
  });
});

it('a message to us is mailed to the inbox, with the sender to answer', async () => {
  await server.visitor().post('/api/contact-us', {
    name: 'Dana Reyes',
    email: 'dana@example.com',
    subject: 'A\nquestion',
    message: 'Does it work\nwith two bays?',
  });
  const mail = (await server.mailsTo('support@clearcoat.example')).at(-1);
  expect(mail).toMatchObject({
    subject: 'Message: A question',
    replyTo: [{ address: 'dana@example.com' }],
  });
  expect(mail?.text).toContain('> Does it work\n> with two bays?');
});

it('what visitors wrote is kept for half a year, and not where they were', async () => {
  const { databaseUrl } = server.config;
  const rows = () =>
    query<{ address: string }>(
      databaseUrl,
      'select address from contact_messages union all select address from job_applications',
    );
  await apply();
  const addresses = new Set((await rows()).map(({ address }) => address));
  expect(addresses).toEqual(new Set(['127.0.0.0/24']));
  server.clock.advance({ hours: 179 * 24 });
  await runHourlyTasks(server);
  expect((await rows()).length).toBeGreaterThan(1);
  server.clock.advance({ hours: 25 });
  await runHourlyTasks(server);
  expect(await rows()).toEqual([]);
});
