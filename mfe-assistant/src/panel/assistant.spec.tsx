import { act, http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import { conversation } from '../conversation/conversation';
import { DashboardAssistant } from './DashboardAssistant';
import { FloatingAssistant } from './FloatingAssistant';

interface Asked {
  message: string;
  conversationHistory: { role: string; content: string }[];
}

/** Answers every question and remembers what was sent. */
function answer(response = 'About **$250**.'): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http.post('/api/chat', async ({ request }) => {
      asked.push((await request.json()) as Asked);
      return HttpResponse.json({ response, mode: 'basic', sources: [], suggestions: [] });
    }),
  );
  return asked;
}

const show = () =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <h1>Page</h1>
            <DashboardAssistant />
            <FloatingAssistant />
          </>
        ),
      },
    ],
    { path: '/' },
  );

describe('the assistant', () => {
  afterEach(() => act(() => conversation.clear()));

  it('is a bubble that opens a panel with a greeting, can be minimized and closed', async () => {
    const { user, container } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(
      screen.getByText("Hi! I'm your detailing business assistant. How can I help you today?"),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus());
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('button', { name: 'Minimize' }));
    await user.click(screen.getByRole('button', { name: 'Click to expand' }));
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open assistant' })).toHaveFocus();
  });

  it('sends nothing blank, trims, and sends what was said before as history', async () => {
    const asked = answer();
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    const input = screen.getByPlaceholderText('Ask me anything...');
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await user.type(input, '   ');
    expect(send).toBeDisabled();
    await user.type(input, 'What is a full detail?{Enter}');
    expect(await screen.findByText('$250')).toBeVisible();
    await user.type(input, 'And a wash?{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]).toEqual({ message: 'What is a full detail?', conversationHistory: [] });
    expect(asked[1]?.conversationHistory).toEqual([
      { role: 'user', content: 'What is a full detail?' },
      { role: 'assistant', content: 'About **$250**.' },
    ]);
  });

  it('shows that a reply is on its way and takes no input meanwhile', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.post('/api/chat', async () => {
        await held;
        return HttpResponse.json({
          response: 'Done.',
          mode: 'basic',
          sources: [],
          suggestions: [],
        });
      }),
    );
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'AI Detailing Assistant' }));
    await user.click(screen.getByRole('button', { name: 'How can I get more customers?' }));
    expect(screen.getByRole('status', { name: 'Assistant is typing' })).toBeVisible();
    expect(
      screen.getByPlaceholderText('Ask about pricing, marketing, techniques...'),
    ).toBeDisabled();
    release();
    expect(await screen.findByText('Done.')).toBeVisible();
  });

  it('keeps the message when no reply comes, and Retry asks again', async () => {
    server.use(http.post('/api/chat', () => HttpResponse.error()));
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    await user.type(screen.getByPlaceholderText('Ask me anything...'), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't get a reply");
    const asked = answer('Hi!');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hi!')).toBeVisible();
    expect(asked[0]).toEqual({ message: 'Hello', conversationHistory: [] });
  });

  it('is one conversation in the dialog and in the panel', async () => {
    answer('The same answer.');
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'AI Detailing Assistant' }));
    await user.click(screen.getByRole('button', { name: 'Paint correction techniques' }));
    expect(await screen.findByText('The same answer.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(screen.getByText('The same answer.')).toBeVisible();
  });
});
