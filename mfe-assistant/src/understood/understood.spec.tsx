import { act, renderRoutes, screen, waitFor, within } from '@clearcoat/testing';
import { conversation } from '../conversation/conversation';
import { FloatingAssistant } from '../panel/FloatingAssistant';
import { answerAtOnce, suggest } from '../testing/chat';
import { answerOfRecords, manyFigures } from '../testing/understood';

const show = () => renderRoutes([{ path: '/*', element: <FloatingAssistant /> }], { path: '/' });

async function ask(reply = answerOfRecords()) {
  const requests = answerAtOnce(reply);
  const rendered = await show();
  await rendered.user.click(screen.getByRole('button', { name: 'Open assistant' }));
  const input = await screen.findByPlaceholderText('Ask me anything...');
  await rendered.user.type(input, 'How much on Saturdays?{Enter}');
  await screen.findByRole('button', { name: 'What I understood' });
  return { ...rendered, requests };
}

beforeEach(() => suggest());
afterEach(() => act(() => conversation.clear()));

describe('what the assistant understood', () => {
  it('is a row of chips, and a choice asks again with that part changed', async () => {
    const { user, container, requests } = await ask();
    const period = screen.getByRole('button', { name: 'Period: This month, change' });
    expect(screen.getByText('“wax”')).toBeVisible();
    expect(period).toHaveAttribute('aria-expanded', 'false');
    await user.click(period);
    await expect(container).toBeAccessible();
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({
      message: 'Last month',
      plan: 'token-1',
      change: { part: 'period', value: 'last_month' },
    });
    expect(screen.getByRole('log')).toHaveTextContent('You said:Last month');
    await waitFor(() => expect(screen.getByPlaceholderText('Ask me anything...')).toHaveFocus());
  });

  it('takes a condition away, and adds a split', async () => {
    const { user, requests } = await ask();
    await user.click(screen.getByRole('button', { name: 'Weekday: Saturdays, change' }));
    await user.click(screen.getByRole('button', { name: 'On any day of the week' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.change).toEqual({ part: 'filter-0' });
    const [, latest] = await screen.findAllByRole('button', { name: 'What I understood' });
    expect(latest).toHaveAttribute('aria-expanded', 'true');
    // An earlier answer is collapsed.
    await user.click(screen.getByRole('button', { name: 'Split, add' }));
    await user.click(screen.getByRole('button', { name: 'By service' }));
    await waitFor(() => expect(requests).toHaveLength(3));
  });

  it('closes its choices with Escape, and the panel stays', async () => {
    const { user } = await ask();
    const period = screen.getByRole('button', { name: 'Period: This month, change' });
    period.focus();
    await user.keyboard('{Enter}{Tab}');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Last month' })).not.toBeInTheDocument();
    expect(period).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is followed up by what is typed', async () => {
    const { user, requests } = await ask();
    await user.type(screen.getByPlaceholderText('Ask me anything...'), 'and last year?{Enter}');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({ message: 'and last year?', plan: 'token-1' });
    expect(requests[1]).not.toHaveProperty('change');
  });

  it('is not followed up past an answer that is of something else', async () => {
    const { user } = await ask();
    const input = screen.getByPlaceholderText('Ask me anything...');
    const later = answerAtOnce();
    await user.type(input, 'When am I free?{Enter}');
    expect(await screen.findByText('$250')).toBeVisible();
    await user.type(input, 'And next week?{Enter}');
    await waitFor(() => expect(later).toHaveLength(2));
    expect(later[0]).toMatchObject({ plan: 'token-1' });
    expect(later[1]).not.toHaveProperty('plan');
  });
});

describe('many figures', () => {
  it('are a chart of time or a table, and are not said twice', async () => {
    const { user, container } = await ask({ ...answerOfRecords(), figures: manyFigures() });
    const log = within(screen.getByRole('log'));
    expect(log.getByText('Revenue by month, this year: $200.50')).toBeVisible();
    expect(log.queryByText(/May 2026/)).not.toBeInTheDocument();
    expect(log.getByRole('figure')).toHaveTextContent('Highest: February 2026, $100.50');
    // The announcement has the complete text.
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('May 2026: $100');
    await user.click(log.getByRole('button', { name: 'Show as table' }));
    const table = within(log.getByRole('table', { name: 'Revenue by month, this year' }));
    expect(table.getByRole('row', { name: 'February 2026 $100.50 $0' })).toBeVisible();
    expect(table.getByRole('link', { name: 'April 2026' })).toHaveAttribute('href', '/contacts/c1');
    await expect(container).toBeAccessible();
    await user.click(log.getByRole('button', { name: 'Show as chart' }));
    expect(log.queryByRole('table')).not.toBeInTheDocument();
  });

  it('of services are a table first', async () => {
    const figures = { ...manyFigures(), isTime: false };
    const { user } = await ask({ ...answerOfRecords(), figures });
    expect(screen.getByRole('table')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('figure')).toHaveTextContent('February 2026$100.50');
  });
});
