import { renderRoutes, screen } from '@clearcoat/testing';
import { Markdown } from './markdown';

const show = (text: string) =>
  renderRoutes([{ path: '/', element: <Markdown text={text} /> }], { path: '/' });

describe('Markdown', () => {
  it('renders paragraphs, bold and lists', async () => {
    const { container } = await show(
      '**Full Detail** takes 4 hours.\n\n- sedan\n- SUV\n\n1. wash\n2. dry',
    );
    expect(container.querySelector('strong')).toHaveTextContent('Full Detail');
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('links to our own pages, telephones and mail only', async () => {
    await show(
      '[Contacts](/contacts) [Call](tel:5551234) [Bad](https://evil.example) [Worse](//evil.example)',
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contacts',
      'tel:5551234',
    ]);
  });

  it('shows escaped signs as themselves, inside links and bold text too', async () => {
    await show('See [**Jordan \\[Blake\\]**](/contacts/7), 5 \\* 4');
    expect(screen.getByRole('link')).toHaveTextContent('Jordan [Blake]');
    expect(screen.getByText(/5 \* 4/)).toBeVisible();
  });

  it('never follows a script address and shows HTML as text', async () => {
    const { container } = await show('[x](javascript:alert(1)) <img src=x onerror=alert(1)>');
    expect(container.querySelector('a, img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});
