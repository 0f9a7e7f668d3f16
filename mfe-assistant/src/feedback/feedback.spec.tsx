import {
  act,
  hold,
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import { conversation } from '../conversation/conversation';
import { FloatingAssistant } from '../panel/FloatingAssistant';
import { answerAtOnce, suggest } from '../testing/chat';

async function open() {
  answerAtOnce();
  const rendered = await renderRoutes([{ path: '/*', element: <FloatingAssistant /> }], {
    path: '/',
  });
  const { user } = rendered;
  await user.click(screen.getByRole('button', { name: 'Open assistant' }));
  await user.type(await screen.findByPlaceholderText('Ask me anything...'), 'What is it?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Not helpful' }));
  return rendered;
}

beforeEach(() => suggest());
afterEach(() => act(() => conversation.clear()));

it('is sent with the question and the answer, once somebody agrees', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/chat/feedback', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ received: true }, { status: 201 });
    }),
  );
  const { user, container } = await open();
  expect(screen.getByRole('radio', { name: 'It is wrong' })).toHaveFocus();
  await expect(container).toBeAccessible();
  const form = within(screen.getByRole('form', { name: 'Not helpful' }));
  const submit = form.getByRole('button', { name: 'Send' });
  await user.click(submit);
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose what was wrong.');
  await user.click(screen.getByRole('radio', { name: 'Something is missing' }));
  await user.click(submit);
  expect(screen.getByRole('alert')).toHaveTextContent('Please agree to send it');
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /What should it say/ }), 'The price');
  await user.click(screen.getByRole('checkbox', { name: /Send this question and answer/ }));
  await user.click(submit);
  expect(await screen.findByText('Thank you, it was sent.')).toBeVisible();
  expect(sent).toEqual([
    {
      problem: 'missing',
      note: 'The price',
      consent: true,
      question: 'What is it?',
      answer: 'About $250.',
    },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Not helpful' })).toHaveFocus());
});

it('keeps what was written when it cannot be sent, and closes with Escape alone', async () => {
  const { answer, letThrough } = hold({}, { status: 503 });
  server.use(http.post('/api/chat/feedback', answer));
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await user.click(screen.getByRole('checkbox', { name: /Send this question/ }));
  await user.type(screen.getByRole('textbox', { name: /What should it say/ }), 'Hm{Tab}');
  await user.keyboard('{Tab}{Enter}');
  // A disabled button would lose the focus to the panel, and Escape would close the panel.
  const sending = await screen.findByRole('button', { name: 'Sending...' });
  expect(sending).toHaveFocus();
  expect(sending).toBeEnabled();
  letThrough();
  expect(await screen.findByRole('alert')).toHaveTextContent("It couldn't be sent.");
  expect(screen.getByRole('textbox', { name: /What should it say/ })).toHaveValue('Hm');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(await screen.findByRole('dialog')).toBeVisible();
});
