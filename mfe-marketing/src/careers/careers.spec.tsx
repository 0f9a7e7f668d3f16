import { fireEvent } from '@testing-library/react';
import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@clearcoat/testing';
import marketing from '../module';

const TITLES = [
  'Senior Frontend Engineer',
  'Customer Success Manager',
  'Product Designer',
  'Backend Engineer',
  'Content Marketing Specialist',
];
const thanks = 'Thank you. Your application is with us.';
const resume = new File(['%PDF-1.7'], 'dana.pdf', { type: 'application/pdf' });

function receive(answer = () => HttpResponse.json({ id: 'a1', message: thanks }, { status: 201 })) {
  const received: string[] = [];
  server.use(
    http.post('/api/careers/applications', async ({ request }) => {
      expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/);
      received.push(await request.text());
      return answer();
    }),
  );
  return received;
}

async function open(path = '/careers/product-designer/apply') {
  // The file dialog filters by `accept` but dropping does not, so both are tested.
  const user = userEvent.setup({ applyAccept: false });
  const view = await renderRoutes(marketing.routes, { path, user });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send Application' }));

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('Name'));
  await user.paste('Dana Reyes');
  await user.click(screen.getByLabelText('Email'));
  await user.paste('dana@example.com');
  await user.upload(screen.getByLabelText('Resume (PDF)'), resume);
}

describe('/careers', () => {
  it('says why, names five values and five open positions with their facts (PUB-17, PUB-18, PUB-19, ENT-37)', async () => {
    const { container } = await open('/careers');
    expect(screen.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Our mission' })).toBeVisible();
    const values = screen.getByRole('region', { name: 'What we value' });
    const named = within(values)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(named).toEqual([
      expect.stringMatching(/^customer-first innovation/i),
      expect.stringMatching(/^continuous improvement/i),
      expect.stringMatching(/^transparency and integrity/i),
      expect.stringMatching(/^work-life balance/i),
      expect.stringMatching(/^diversity and inclusion/i),
    ]);
    expect(
      screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent),
    ).toEqual(TITLES);
    const [first] = screen.getAllByRole('article') as [HTMLElement];
    for (const fact of ['Engineering', 'Remote (US)', 'Full-time']) {
      expect(within(first).getByText(fact)).toBeVisible();
    }
    expect(screen.getAllByRole('button', { name: 'Apply Now' })).toHaveLength(5);
    await expect(container).toBeAccessible();
  });

  it('leads from Apply Now to the form of that position (PUB-19)', async () => {
    const { router, user } = await open('/careers');
    const [, , designer] = screen.getAllByRole('button', { name: 'Apply Now' });
    expect(designer).toHaveAccessibleDescription('Product Designer');
    await user.click(designer as HTMLElement);
    expect(router.state.location.pathname).toBe('/careers/product-designer/apply');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Product Designer' }),
    ).toBeVisible();
  });

  it('takes a resume without a position (PUB-20, CALL-27)', async () => {
    const received = receive();
    const { router, user } = await open('/careers');
    await user.click(screen.getByRole('button', { name: 'Submit Your Resume' }));
    expect(router.state.location.pathname).toBe('/careers/general/apply');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Submit Your Resume' }),
    ).toBeVisible();
    await fill(user);
    await send(user);
    expect(await screen.findByText(new RegExp(thanks))).toBeVisible();
    expect(received[0]).toContain('general');
  });
});

describe('an application', () => {
  it('is accessible, and asks for what is missing, starting with the first', async () => {
    const received = receive();
    const { container, user } = await open();
    await expect(container).toBeAccessible();
    await send(user);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name');
    expect(screen.getByLabelText('Resume (PDF)')).toHaveAccessibleDescription(
      'Please choose your resume',
    );
    expect(received).toEqual([]);
  });

  it('is sent with its file and ends in a panel that has the focus (PUB-19, CALL-27)', async () => {
    const received = receive();
    const { user } = await open();
    await fill(user);
    expect(screen.getByText('dana.pdf')).toBeVisible();
    await send(user);
    expect(await screen.findByRole('heading', { name: 'Application Received!' })).toHaveFocus();
    expect(screen.getByText(new RegExp(thanks))).toBeVisible();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('product-designer');
    expect(received[0]).toContain('name="resume"');
  });

  it('takes a dropped file and gives it back', async () => {
    const { user } = await open();
    const zone = screen.getByText('Drop your resume here').closest('div') as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [resume] } });
    expect(await screen.findByText('dana.pdf')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove dana.pdf' }));
    expect(screen.getByText('Drop your resume here')).toBeVisible();
    expect(screen.getByLabelText('Resume (PDF)')).toHaveFocus();
  });

  it('refuses a file of another kind at once, and keeps the one before', async () => {
    const { user } = await open();
    const input = screen.getByLabelText('Resume (PDF)');
    await user.upload(input, resume);
    await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    expect(input).toHaveAccessibleDescription('Please choose a PDF file');
    expect(screen.getByText('dana.pdf')).toBeVisible();
  });

  it.each([
    [
      'nothing answers',
      () => HttpResponse.error() as unknown as ReturnType<typeof HttpResponse.json>,
      /didn't go through/,
    ],
    [
      'too many came from here',
      () =>
        HttpResponse.json(
          { message: 'Too many applications. Please try again in 5 minutes.' },
          { status: 429 },
        ),
      'Too many applications. Please try again in 5 minutes.',
    ],
    [
      'the server fails',
      () => HttpResponse.json({}, { status: 500 }),
      'Your application could not be sent. Please try again in a moment.',
    ],
  ])('keeps everything when %s, and can be sent again', async (_what, answer, sentence) => {
    receive(answer as () => ReturnType<typeof HttpResponse.json>);
    const { user } = await open();
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Name')).toHaveValue('Dana Reyes');
    expect(screen.getByText('dana.pdf')).toBeVisible();
    receive();
    await send(user);
    expect(await screen.findByRole('heading', { name: 'Application Received!' })).toBeVisible();
  });

  it.each([413, 415])('shows what the server says of the file beside it (%d)', async (status) => {
    const message = 'This is not a PDF.';
    receive(() => HttpResponse.json({ message }, { status }));
    const { user } = await open();
    await fill(user);
    await send(user);
    const input = screen.getByLabelText('Resume (PDF)');
    await waitFor(() => expect(input).toHaveAccessibleDescription(message));
    expect(input).toHaveFocus();
  });

  it('is not there for a position that does not exist', async () => {
    await open('/careers/astronaut/apply');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the open positions' })).toHaveAttribute(
      'href',
      '/careers',
    );
  });
});
