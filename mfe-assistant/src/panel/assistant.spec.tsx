import {
  act,
  contact,
  fireEvent,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  service,
  waitFor,
  within,
} from '@clearcoat/testing';
import { conversation } from '../conversation/conversation';
import { answerAtOnce as answer, appointmentCard, streamAnswers, suggest } from '../testing/chat';
import { answerHours } from '../testing/scheduling';
import { DashboardAssistant } from './DashboardAssistant';
import { FloatingAssistant } from './FloatingAssistant';

beforeEach(() => suggest());

/** Stubs the requests of a drafted appointment. */
const answerToCards = () =>
  server.use(
    http.get('/api/services', () => HttpResponse.json([service({ id: 's2', name: 'Wash' })])),
    http.get('/api/contacts/:id', () => HttpResponse.json(contact())),
    answerHours(),
  );

const show = (path = '/') =>
  renderRoutes(
    [
      {
        path: '/*',
        element: (
          <>
            <h1>Page</h1>
            <DashboardAssistant />
            <FloatingAssistant />
          </>
        ),
      },
    ],
    { path },
  );

describe('the assistant', () => {
  afterEach(() => act(() => conversation.clear()));

  it('gives way on a phone while one scrolls down', async () => {
    await show();
    const bubble = screen.getByRole('button', { name: 'Open assistant' });
    const scrollTo = (scrollY: number) => {
      Object.assign(window, { scrollY });
      fireEvent.scroll(window);
    };
    scrollTo(300);
    expect(bubble).toHaveClass('away');
    scrollTo(200);
    expect(bubble).not.toHaveClass('away');
    Object.assign(window, { scrollY: 0 });
  });

  it('stands beside the page in full height if one wants, but not minimized', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    const tall = screen.getByRole('button', { name: 'Full height', hidden: true });
    await user.click(tall);
    expect(tall).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('dialog')).toHaveClass('tall');
    await user.click(screen.getByRole('button', { name: 'Minimize' }));
    expect(screen.getByRole('dialog')).not.toHaveClass('tall');
  });

  it('is a bubble that opens a panel with a greeting, can be minimized and closed (FLOAT-01, FLOAT-02, FLOAT-03, FLOAT-04, STATE-17)', async () => {
    const { user, container } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(
      screen.getByText("Hi! I'm your detailing business assistant. How can I help you today?"),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus());
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('button', { name: 'Minimize' }));
    expect(screen.queryByPlaceholderText('Ask me anything...')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Click to expand' }));
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open assistant' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has a larger dialog on the dashboard, with a greeting and questions (DASH-19, DASH-20, DASH-21, DASH-22, DASH-23, STATE-16)', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'AI Detailing Assistant' }));
    const dialog = within(screen.getByRole('dialog', { name: 'AI Detailing Assistant' }));
    expect(await dialog.findByRole('log')).toHaveTextContent(/Hi!/);
    for (const name of [
      'What should I charge for a full detail?',
      'How can I get more customers?',
      'Best products for ceramic coating',
      'Paint correction techniques',
    ]) {
      expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    const input = () =>
      dialog.queryByPlaceholderText('Ask about pricing, marketing, techniques...');
    await user.click(dialog.getByRole('button', { name: 'Minimize' }));
    expect(input()).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Expand' }));
    expect(input()).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the input the focus after 100 ms (CONST-13)', async () => {
    const { user } = await show();
    // Waits until the conversation's code is loaded.
    await user.hover(screen.getByRole('button', { name: 'Open assistant' }));
    await act(() => import('./ConversationView'));
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Open assistant' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    const input = screen.getByPlaceholderText('Ask me anything...');
    await act(() => jest.advanceTimersByTimeAsync(95));
    expect(input).not.toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(5));
    expect(input).toHaveFocus();
    jest.useRealTimers();
  });

  it.each([
    ['panel', 'Open assistant', 'Ask me anything...'],
    ['dialog', 'AI Detailing Assistant', 'Ask about pricing, marketing, techniques...'],
  ])(
    'sends nothing blank from the %s, trims, and sends what was said before as history (VAL-01, VAL-02, STATE-14, CALL-07, ENT-09)',
    async (_where, opener, placeholder) => {
      const requests = answer();
      const { user } = await show();
      await user.click(screen.getByRole('button', { name: opener }));
      const input = await screen.findByPlaceholderText(placeholder);
      const send = screen.getByRole('button', { name: 'Send' });
      expect(send).toBeDisabled();
      await user.type(input, '   {Enter}');
      expect(send).toBeDisabled();
      expect(requests).toEqual([]);
      await user.paste('What is a full detail?');
      await user.click(send);
      expect(await screen.findByText('$250')).toBeVisible();
      expect(screen.getByRole('log')).toHaveTextContent(/What is a full detail\?.*\$250/);
      expect(input).toBeEnabled();
      await user.click(input);
      await user.paste('And a wash?');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(requests).toHaveLength(2));
      expect(requests[1]?.message).toBe('And a wash?');
      expect(requests[0]).toEqual({ message: 'What is a full detail?', conversationHistory: [] });
      expect(requests[1]?.conversationHistory).toEqual([
        { role: 'user', content: 'What is a full detail?' },
        { role: 'assistant', content: 'About **$250**.' },
      ]);
    },
  );

  it.each([
    ['dialog', 'AI Detailing Assistant', 'Ask about pricing, marketing, techniques...'],
    ['panel', 'Open assistant', 'Ask me anything...'],
  ])(
    'sends a quick question at once, and takes no input in the %s until the reply is there (DASH-22, DASH-24, STATE-15, VAL-02)',
    async (_where, opener, placeholder) => {
      const reply = { response: 'Done.', mode: 'basic', sources: [], suggestions: [] };
      const { answer: held, letThrough } = hold(reply);
      const sent: unknown[] = [];
      server.use(
        http.post('/api/chat', async ({ request }) => {
          sent.push(await request.json());
          return held();
        }),
      );
      const { user } = await show();
      await user.click(screen.getByRole('button', { name: opener }));
      await user.click(screen.getByRole('button', { name: 'How can I get more customers?' }));
      expect(screen.getByRole('status', { name: 'Assistant is typing' })).toBeVisible();
      expect(screen.getByPlaceholderText(placeholder)).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
      letThrough();
      expect(await screen.findByText('Done.')).toBeVisible();
      expect(screen.getByPlaceholderText(placeholder)).toBeEnabled();
      expect(sent).toEqual([{ message: 'How can I get more customers?', conversationHistory: [] }]);
    },
  );

  it.each([
    ['the network is away', () => HttpResponse.error()],
    ['the server is not there', () => new HttpResponse('', { status: 503 })],
  ])('keeps the message when %s, and Retry asks again (ERR-03)', async (_case, failure) => {
    server.use(http.post('/api/chat', failure));
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    await user.type(screen.getByPlaceholderText('Ask me anything...'), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't get a reply");
    expect(screen.getByRole('log')).toHaveTextContent('Hello');
    const requests = answer({ response: 'Hi!' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hi!')).toBeVisible();
    expect(requests[0]).toEqual({ message: 'Hello', conversationHistory: [] });
  });

  it('is one conversation in the dialog and in the panel', async () => {
    answer({ response: 'The same answer.' });
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'AI Detailing Assistant' }));
    await user.click(screen.getByRole('button', { name: 'Paint correction techniques' }));
    expect(await screen.findByText('The same answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(screen.getByText('The same answer.')).toBeVisible();
  });

  it('keeps what is typed while the panel is closed', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    await user.type(await screen.findByPlaceholderText('Ask me anything...'), 'Half a quest');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(await screen.findByPlaceholderText('Ask me anything...')).toHaveValue('Half a quest');
  });

  it('suggests what belongs to the page', async () => {
    const { user, router } = await show('/contacts/7');
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    const due = { name: 'Which customers are due for a visit?' };
    expect(await screen.findByRole('button', due)).toBeVisible();
    await act(() => router.navigate('/'));
    expect(screen.queryByRole('button', due)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Paint correction techniques' })).toBeVisible();
  });

  it('suggests to a technician what own jobs answer', async () => {
    const { user } = await show('/my-jobs');
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(await screen.findByRole('button', { name: "What's my next job?" })).toBeVisible();
    expect(screen.queryByRole('button', { name: /more customers/ })).not.toBeInTheDocument();
  });

  it('suggests what fits the business today, beside two of the page', async () => {
    suggest("What's on tomorrow?", 'Which customers are due for a visit?');
    const requests = answer();
    const { user } = await show('/contacts');
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    const tomorrow = await screen.findByRole('button', { name: "What's on tomorrow?" });
    expect(screen.getAllByRole('button', { name: /due for a visit/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /get more reviews/ })).not.toBeInTheDocument();
    await user.click(tomorrow);
    expect(await screen.findByText('$250')).toBeVisible();
    expect(requests[0]?.message).toBe("What's on tomorrow?");
  });
});

describe('an answer that comes in pieces', () => {
  afterEach(() => act(() => conversation.clear()));

  async function ask() {
    const stream = streamAnswers();
    const rendered = await show();
    await rendered.user.click(screen.getByRole('button', { name: 'Open assistant' }));
    await rendered.user.type(
      await screen.findByPlaceholderText('Ask me anything...'),
      'Hello{Enter}',
    );
    await waitFor(() => expect(stream.requests).toHaveLength(1));
    return { ...rendered, stream };
  }

  it('says what it looks up, grows silently, and is announced once when it is whole', async () => {
    const { stream, container, user } = await ask();
    stream.send('tool', { label: 'Looking at your appointments' });
    expect(await screen.findByText('Looking at your appointments')).toBeVisible();
    stream.send('delta', { text: 'You have **2' });
    expect(await screen.findByText(/You have/)).toBeVisible();
    const log = screen.getByRole('log', { name: 'Conversation' });
    expect(log).toHaveAttribute('aria-live', 'off');
    const spoken = container.querySelector('[aria-live="polite"]');
    expect(spoken).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    stream.send('delta', { text: ' jobs**.' });
    stream.send('card', appointmentCard());
    answerToCards();
    stream.done({
      sources: [{ title: 'Pricing by size', url: '/handbook/pricing', kind: 'handbook' }],
    });
    await waitFor(() =>
      expect(spoken).toHaveTextContent(
        'Assistant: You have 2 jobs. A draft is ready for you to check.',
      ),
    );
    expect(screen.getByRole('link', { name: 'Pricing by size' })).toHaveAttribute(
      'href',
      '/handbook/pricing',
    );
    await screen.findByRole('option', { name: 'Wash' });
    const draft = screen.getByRole('region', { name: appointmentCard().title });
    expect(draft.compareDocumentPosition(within(log).getByText(/You have/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(container).toBeAccessible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('You have 2 jobs.');
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  it('is stopped, keeps what came, and comes whole on Retry; the focus stays in the panel', async () => {
    const { stream, user } = await ask();
    stream.send('delta', { text: 'The first half' });
    expect(await screen.findByText('The first half')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText('You stopped this answer.')).toBeVisible();
    expect(screen.getByText('The first half')).toBeVisible();
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stream.requests).toHaveLength(2));
    expect(screen.queryByText('The first half')).not.toBeInTheDocument();
    stream.send('delta', { text: 'All of it' });
    stream.done();
    expect(await screen.findByText('All of it')).toBeVisible();
  });

  it('does not call back who went to a card, also where the panel was opened while it was asked', async () => {
    const stream = streamAnswers();
    answerToCards();
    const { user } = await show();
    act(() => conversation.send('Book Jordan'));
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(screen.getByRole('dialog')).toHaveFocus();
    await waitFor(() => expect(stream.requests).toHaveLength(1));
    stream.send('card', appointmentCard());
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    await user.click(notes);
    stream.done();
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toBeEnabled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(notes).toHaveFocus();
  });

  it('can end with a sentence and no Retry, when asking again cannot help', async () => {
    const { stream } = await ask();
    stream.send('error', { message: 'It starts again at 12:00 AM.', retryable: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('It starts again at 12:00 AM.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('says that it is in basic mode, and why', async () => {
    const { stream } = await ask();
    stream.send('delta', { text: 'Two jobs.' });
    stream.done({ mode: 'basic', notice: 'The AI service did not answer.' });
    expect(await screen.findByText('The AI service did not answer.')).toBeVisible();
    expect(screen.getByText(/^Basic mode/)).toHaveTextContent(
      'Basic mode: answers from your own data and our handbook.',
    );
  });
});
