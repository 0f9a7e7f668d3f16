import { useState } from 'react';
import { ApiError, errorText } from '@clearcoat/api-client';
import { useLocation, useSearchParams } from '@clearcoat/sdk';
import { Alert, Button, LinkButton } from '@clearcoat/ui/site';
import { confirmSubscription, unsubscribe } from './newsletter-api';
import { DonePanel } from '../shared/DonePanel';
import { PageHead } from '../shared/PageHead';
import { RaisedCard } from '../shared/RaisedCard';

const CONFIRM = {
  title: 'Confirm your subscription',
  text: 'One tap, and the next article comes to your inbox.',
  button: 'Confirm Subscription',
  busy: 'Confirming...',
  done: "You're in",
  act: confirmSubscription,
};
const UNSUBSCRIBE = {
  title: 'Leave the newsletter',
  text: "One tap, and you're off the list. No questions, no goodbye email.",
  button: 'Unsubscribe',
  busy: 'Unsubscribing...',
  done: 'Done',
  act: unsubscribe,
};

const GONE = 410;
const INCOMPLETE = 'This link is incomplete. Please open it from the email again.';
const UNREACHABLE = "Couldn't reach Clearcoat. Check your connection and try again.";
const REFUSED = 'That did not work. Please try again in a moment.';

type State =
  | { name: 'ready' | 'busy' }
  | { name: 'done'; text: string }
  /** With `isOver` the link will never work again. */
  | { name: 'failed'; text: string; isOver: boolean };

function failed(error: unknown): State {
  if (!(error instanceof ApiError) || error.isNetwork) {
    return { name: 'failed', text: UNREACHABLE, isOver: false };
  }
  return { name: 'failed', text: errorText(error, REFUSED), isOver: error.status === GONE };
}

/** Acts only on a press, because mail scanners open every link. */
function LinkAction({ title, text, button, busy, done, act }: typeof CONFIRM) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<State>(
    token ? { name: 'ready' } : { name: 'failed', text: INCOMPLETE, isOver: true },
  );

  async function press() {
    setState({ name: 'busy' });
    try {
      setState({ name: 'done', text: (await act(token)).message });
    } catch (error) {
      setState(failed(error));
    }
  }

  const toBlog = (
    <LinkButton to="/blog" variant="secondary">
      Go to the Blog
    </LinkButton>
  );
  const isOver = state.name === 'failed' && state.isOver;
  return (
    <>
      <PageHead title={title} lead={text} overlapped />
      <RaisedCard narrow>
        {state.name === 'done' && <DonePanel title={done} text={state.text} action={toBlog} />}
        {state.name === 'failed' && <Alert type="error">{state.text}</Alert>}
        {state.name !== 'done' && !isOver && (
          <Button size="large" disabled={state.name === 'busy'} onClick={() => void press()}>
            {state.name === 'busy' ? busy : button}
          </Button>
        )}
        {isOver && (
          <>
            <p>You can subscribe again below the articles.</p>
            {toBlog}
          </>
        )}
      </RaisedCard>
    </>
  );
}

/** /newsletter/confirm and /newsletter/unsubscribe, with the mail's token in the address. */
export default function NewsletterPage() {
  const { pathname } = useLocation();
  const isLeaving = pathname.endsWith('/unsubscribe');
  return <LinkAction key={pathname} {...(isLeaving ? UNSUBSCRIBE : CONFIRM)} />;
}
