import type { Schema } from '@clearcoat/api-client';
import { http, HttpResponse, screen, server, userEvent, waitFor, within } from '@clearcoat/testing';
import { answer, open } from '../../testing/settings';

type Template = Schema<'MessageTemplate'>;

const BUILT_IN = { subject: '', body: 'Hi {first_name}, {service} on {date}.' };
const template = (values: Partial<Template>): Template => ({
  ...{ occasion: 'reminder', channel: 'sms', language: 'en', own: null, version: 0 },
  ...{ placeholders: ['first_name', 'service', 'date'], builtIn: BUILT_IN },
  ...values,
});
const email = { subject: 'Reminder: {date}', body: 'Dear {first_name}, {service} on {date}.' };
const spanish = { subject: '', body: 'Hola {first_name}, {service} el {date}.' };
const TEXTS = [
  template({}),
  template({ channel: 'email', builtIn: email }),
  template({ language: 'es', builtIn: spanish, own: { subject: '', body: 'Nuestro' }, version: 3 }),
  template({ occasion: 'finished', placeholders: ['vehicle'] }),
];
const job = { customer: 'Ana Ruiz', service: 'Full Detail' };

/** Answers with the templates, and with a preview that fills in the first name. */
function answerTexts(appointment: typeof job | null = job) {
  answer();
  const sent: unknown[] = [];
  const asked: { body: string }[] = [];
  const one = '/api/messages/templates/:occasion/:channel/:language';
  server.use(
    http.get('/api/messages/templates', () => HttpResponse.json(TEXTS)),
    http.post('/api/messages/templates/preview', async ({ request }) => {
      const draft = (await request.json()) as { subject?: string; body: string };
      asked.push(draft);
      const text = draft.body.replace('{first_name}', 'Ana');
      const segments = Math.ceil(text.length / 160);
      const encoding = text.includes('😀') ? 'UCS-2' : 'GSM-7';
      const length = text.length;
      const { subject = '' } = draft;
      const body = text.includes('{price}') ? 'This message has no {price}.' : '';
      return HttpResponse.json({
        ...{ subject, text, length, segments, encoding, appointment },
        problems: { subject: '', body },
      });
    }),
    http.put(one, async ({ request, params }) => {
      sent.push([params, await request.json(), request.headers.get('If-Match')]);
      return HttpResponse.json(TEXTS[0]);
    }),
    http.delete(one, ({ params }) => {
      sent.push(params);
      return HttpResponse.json(TEXTS[0]);
    }),
  );
  return { sent, asked };
}

async function edit(label = 'Edit Reminder') {
  const page = await open('?tab=notifications');
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('dialog');
  return page;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const preview = () => screen.getByRole('region', { name: 'Preview' });
const choose = (name: string) => userEvent.click(screen.getByTitle(name));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the message texts', () => {
  it('are listed by occasion, with those that the business has changed', async () => {
    answerTexts();
    const { container } = await open('?tab=notifications');
    const card = within(await screen.findByRole('region', { name: 'Message Texts' }));
    await card.findByRole('heading', { name: 'Scheduled' });
    expect(card.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      ...['Scheduled', 'Changed', 'Cancelled', 'Reminder', 'On my way', 'Finished', 'No-show'],
    ]);
    const reminder = screen.getByRole('heading', { name: 'Reminder' }).closest('li');
    expect(reminder).toHaveTextContent('Your Text');
    expect(card.getAllByText('Your Text')).toHaveLength(1);
    await expect(container).toBeAccessible();
  });

  it('are previewed with the next job while they are typed, and saved', async () => {
    const { sent } = answerTexts();
    const { baseElement } = await edit();
    expect(await within(preview()).findByText('Hi Ana, {service} on {date}.')).toBeVisible();
    expect(preview()).toHaveTextContent('28 characters, 1 text message');
    expect(preview()).toHaveTextContent('As Ana Ruiz gets it for the next job, Full Detail.');
    await expect(baseElement).toBeAccessible();
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('a'.repeat(161));
    expect(await within(preview()).findByText('161 characters, 2 text messages')).toBeVisible();
    await userEvent.paste('😀');
    expect(await within(preview()).findByText(/With emoji/)).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'See you!');
    await press('Save Text');
    expect(await screen.findByText('Reminder: text message in English')).toBeVisible();
    expect(sent).toEqual([
      [{ occasion: 'reminder', channel: 'sms', language: 'en' }, { body: 'See you!' }, null],
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say so where the job is made up', async () => {
    answerTexts(null);
    await edit();
    expect(
      await within(preview()).findByText('No job is coming up, so this one is made up.'),
    ).toBeVisible();
  });

  it('get a placeholder at the cursor', async () => {
    answerTexts();
    await edit();
    const group = within(screen.getByRole('group', { name: 'Insert' }));
    expect(group.getAllByRole('button').map((each) => each.textContent)).toEqual([
      ...['First Name', 'Service', 'Date'],
    ]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Hi !');
    field().setSelectionRange(3, 3);
    await userEvent.click(group.getByRole('button', { name: 'First Name' }));
    expect(field()).toHaveValue('Hi {first_name}!');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('!');
    expect(field()).toHaveValue('Hi {first_name}!!');
    await choose('Email');
    await press('Discard');
    const subject = await screen.findByLabelText('Subject');
    expect(subject).toHaveValue('Reminder: {date}');
    await userEvent.click(subject);
    await press('Service');
    expect(subject).toHaveValue('Reminder: {date}{service}');
  });

  it('say what is wrong below the field', async () => {
    answerTexts();
    await edit();
    await userEvent.click(field());
    await userEvent.paste(' {price}');
    expect(await screen.findByText('This message has no {price}.')).toBeVisible();
    expect(field()).toBeInvalid();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Fine');
    await waitFor(() => expect(preview()).toHaveTextContent('Fine'));
    expect(screen.queryByText('This message has no {price}.')).not.toBeInTheDocument();
  });

  it('are asked about before a switch or a close loses them', async () => {
    answerTexts();
    await edit();
    await userEvent.type(field(), 'More');
    await choose('Spanish');
    await press('Keep Editing');
    expect(field().value).toMatch(/More$/);
    await press('Cancel');
    await press('Keep Editing');
    await choose('Spanish');
    await press('Discard');
    await waitFor(() => expect(field()).toHaveValue('Nuestro'));
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('go back to the built-in text, with Undo', async () => {
    const { sent } = answerTexts();
    await edit();
    expect(screen.queryByRole('button', { name: /Back to the/ })).not.toBeInTheDocument();
    await choose('Spanish');
    await press('Back to the Built-in Text');
    const key = { occasion: 'reminder', channel: 'sms', language: 'es' };
    await waitFor(() => expect(sent).toEqual([key]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent[1]).toEqual([key, { body: 'Nuestro' }, null]));
  });

  it('are kept where they cannot be saved', async () => {
    answerTexts();
    server.use(
      http.put('/api/messages/templates/:occasion/:channel/:language', () => HttpResponse.error()),
      http.post('/api/messages/templates/preview', () => HttpResponse.error()),
    );
    await edit();
    expect(await screen.findByText('The preview could not be loaded.')).toBeVisible();
    await userEvent.type(field(), 'More');
    await press('Save Text');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field().value).toMatch(/More$/);
  });
});
