import { act, http, HttpResponse, renderRoutes, screen, server, waitFor } from '@clearcoat/testing';
import HandbookPage from './HandbookPage';
import HandbookSectionPage from './HandbookSectionPage';

const sections = [
  { slug: 'by-size', title: 'Prices by size', topic: 'Pricing' },
  { slug: 'estimates', title: 'Honest estimates', topic: 'Pricing' },
  { slug: 'two-buckets', title: 'Two buckets', topic: 'Washing' },
];
const section = {
  ...sections[0],
  body: 'Start from a **sedan**.\n\n## Bigger ones\n\n- add 20 %',
  related: [sections[1]],
};

function answer() {
  server.use(
    http.get('/api/handbook', () => HttpResponse.json(sections)),
    http.get('/api/handbook/by-size', () => HttpResponse.json(section)),
    http.get('/api/handbook/nothing', () => HttpResponse.json({}, { status: 404 })),
  );
}

const show = (path: string) =>
  renderRoutes(
    [
      { path: '/handbook', element: <HandbookPage /> },
      { path: '/handbook/:slug', element: <HandbookSectionPage /> },
    ],
    { path },
  );

describe('the handbook', () => {
  it('lists its sections by topic and finds them by every word', async () => {
    answer();
    const { user, router, container } = await show('/handbook');
    expect(await screen.findByRole('region', { name: 'Washing' })).toBeVisible();
    await expect(container).toBeAccessible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the handbook' }), 'pricing size');
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'Prices by size',
      ]),
    );
    expect(router.state.location.search).toBe('?search=pricing+size');
    await user.type(screen.getByRole('searchbox'), ' boat');
    expect(await screen.findByText('Nothing in the handbook matches your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Sections' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3));
  });

  it('takes every key, in its place, however fast they come', async () => {
    answer();
    const { router } = await show('/handbook?search=wash');
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    // Simulates a browser: the value changes before React's event.
    const type = (key: string) => {
      const at = field.selectionStart ?? 0;
      const text = field.value.slice(0, at) + key + field.value.slice(at);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      act(() => {
        set?.call(field, text);
        field.setSelectionRange(at + 1, at + 1);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    };
    field.focus();
    field.setSelectionRange(0, 0);
    for (const key of 'car ') type(key);
    expect(field).toHaveValue('car wash');
    field.setSelectionRange(8, 8);
    for (const key of 'xyz') type(key);
    await waitFor(() => expect(router.state.location.search).toBe('?search=car+washxyz'));
    expect(field).toHaveValue('car washxyz');
  });

  it('shows a section with the way back and more of its topic', async () => {
    answer();
    const { container } = await show('/handbook/by-size');
    expect(await screen.findByRole('heading', { name: 'Prices by size', level: 1 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bigger ones', level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Handbook' })).toHaveAttribute('href', '/handbook');
    expect(screen.getByRole('link', { name: 'Honest estimates' })).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('says when there is no such section', async () => {
    answer();
    await show('/handbook/nothing');
    expect(await screen.findByText('There is no such section')).toBeVisible();
  });

  it.each(['/handbook', '/handbook/by-size'])('%s offers Retry when it fails', async (path) => {
    server.use(http.get('/api/*', () => new HttpResponse(null, { status: 500 })));
    const { user } = await show(path);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer();
    await user.click(retry);
    expect(await screen.findByText('Prices by size')).toBeVisible();
  });
});
