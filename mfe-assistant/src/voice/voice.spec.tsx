import { act, renderRoutes, screen } from '@clearcoat/testing';
import { conversation } from '../conversation/conversation';
import { FloatingAssistant } from '../panel/FloatingAssistant';
import { answerAtOnce, suggest } from '../testing/chat';

/** Stub of the browser's speech recognition. */
class Recognition {
  static last: Recognition;
  lang = '';
  isAborted = false;
  onresult?: (event: { results: { transcript: string }[][] }) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
  constructor() {
    Recognition.last = this;
  }
  start() {
    this.isAborted = false;
  }
  abort() {
    this.isAborted = true;
    this.onend?.();
  }
  hears(...pieces: string[]) {
    act(() => this.onresult?.({ results: pieces.map((transcript) => [{ transcript }]) }));
  }
  fails(error: string) {
    act(() => {
      this.onerror?.({ error });
      this.onend?.();
    });
  }
}

const speaking = window as { SpeechRecognition?: unknown };
beforeEach(() => (speaking.SpeechRecognition = Recognition));
beforeEach(() => suggest());
afterEach(() => {
  delete speaking.SpeechRecognition;
  act(() => conversation.clear());
});

async function open() {
  const rendered = await renderRoutes([{ path: '/*', element: <FloatingAssistant /> }], {
    path: '/',
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Open assistant' }));
  return { ...rendered, input: await screen.findByPlaceholderText('Ask me anything...') };
}

const microphone = () => screen.getByRole('button', { name: 'Speak your question' });

it('puts what it hears behind what was typed, and sends nothing by itself', async () => {
  const requests = answerAtOnce();
  const { user, input, container } = await open();
  await user.type(input, 'Please:');
  await user.click(microphone());
  expect(Recognition.last.lang).toBe(navigator.language);
  expect(screen.getByText('Listening. Tap the microphone again to stop.')).toBeVisible();
  Recognition.last.hears(' how much did');
  Recognition.last.hears(' how much did', ' I make');
  expect(input).toHaveValue('Please: how much did I make');
  await expect(container).toBeAccessible();
  await user.click(screen.getByRole('button', { name: 'Stop listening' }));
  expect(screen.getByText('Check the text, then send it.')).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('$250')).toBeVisible();
  expect(requests[0]?.message).toBe('Please: how much did I make');
  expect(screen.queryByText('Check the text, then send it.')).not.toBeInTheDocument();
});

it.each([
  ['not-allowed', /doesn't let Clearcoat use the microphone/],
  ['no-speech', /didn't hear anything/],
  ['something-else', /That didn't work/],
])('says what is the matter: %s', async (error, sentence) => {
  const { user } = await open();
  await user.click(microphone());
  Recognition.last.fails(error);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(microphone()).toBeEnabled();
});

it('stops when the panel closes', async () => {
  const { user } = await open();
  await user.click(microphone());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(Recognition.last.isAborted).toBe(true);
});

it('is not there where the browser has none', async () => {
  delete speaking.SpeechRecognition;
  await open();
  expect(screen.queryByRole('button', { name: 'Speak your question' })).not.toBeInTheDocument();
});
