import { act, renderRoutes, screen, within } from '@clearcoat/testing';
import { conversation } from '../conversation/conversation';
import { FloatingAssistant } from '../panel/FloatingAssistant';
import { answerAtOnce, suggest } from '../testing/chat';

const rows = Array.from({ length: 12 }, (_, index) => ({
  title: `Kim ${index + 1}`,
  vehicle: index === 0 ? '' : '2025 Ford Mustang GT, gray',
  detail: 'last here Aug 27 · $149.99',
  ...(index !== 1 && { phone: '(555) 504-7628' }),
  url: `/contacts/c${index + 1}`,
}));

async function askForList(rest?: string) {
  suggest();
  answerAtOnce({
    response: '**12 customers**:\n\n- [Kim 1](/contacts/c1)\n\n…and 2 more',
    list: { lead: '**12 customers**:', rows, ...(rest && { rest }) },
  });
  const rendered = await renderRoutes([{ path: '/*', element: <FloatingAssistant /> }], {
    path: '/',
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Open assistant' }));
  const input = await screen.findByPlaceholderText('Ask me anything...');
  await rendered.user.type(input, 'List my customers{Enter}');
  await screen.findByText('12 customers');
  return { ...rendered, log: within(screen.getByRole('log')) };
}

describe('a list in an answer', () => {
  afterEach(() => act(() => conversation.clear()));

  it('has rows that open the customer and call, and is not said twice', async () => {
    const { container, log } = await askForList();
    const second = log.getByRole('link', { name: /^Kim 2 ?, 2025 Ford Mustang GT, gray/ });
    expect(second).toHaveAttribute('href', '/contacts/c2');
    expect(second).toHaveTextContent('last here Aug 27 · $149.99');
    expect(log.getByRole('link', { name: 'Call Kim 1' })).toHaveAttribute(
      'href',
      'tel:+15555047628',
    );
    expect(log.queryByRole('link', { name: 'Call Kim 2' })).not.toBeInTheDocument();
    expect(log.queryByText('…and 2 more')).not.toBeInTheDocument();
    await expect(container).toBeAccessible();
    // The announcement has the complete text.
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('…and 2 more');
  });

  it('shows ten rows first, and the focus goes on at the eleventh', async () => {
    const { user, log } = await askForList('…and 31 more in [Contacts](/contacts)');
    expect(log.queryByText('Kim 11')).not.toBeInTheDocument();
    expect(log.queryByRole('link', { name: 'Contacts' })).not.toBeInTheDocument();
    await user.click(log.getByRole('button', { name: 'Show 2 more' }));
    expect(log.getByRole('link', { name: /^Kim 11/ })).toHaveFocus();
    expect(log.getByRole('link', { name: 'Contacts' })).toHaveAttribute('href', '/contacts');
    expect(log.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });
});
