import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderRoutes, screen } from '@clearcoat/testing';
import { closeOpen } from './close-open';
import { Markdown } from './Markdown';
import { plainText } from './plain-text';

const CONTENT = path.resolve(import.meta.dirname, '../../../services/content/assistant');
const FILES = ['handbook', 'using'].flatMap((folder) =>
  readdirSync(path.join(CONTENT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

const show = (text: string) =>
  renderRoutes([{ path: '/', element: <Markdown text={text} /> }], { path: '/' });

describe('Markdown', () => {
  it.each(FILES)('leaves no sign of Markdown in %s', async (name) => {
    const text = readFileSync(path.join(CONTENT, name), 'utf8').replace(/<!--.*?-->\n/gs, '');
    const { container } = await show(text);
    expect(container.textContent).not.toMatch(/\*\*|^#|\n#|\]\(|^- /);
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(3);
  });

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

  it('renders headings at one level, and tables', async () => {
    const { container } = await show(
      '# Prices\n### By size\n| Size | Price |\n| --- | ---: |\n| SUV | **$300** |\nAsk first.',
    );
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Size',
      'Price',
    ]);
    expect(screen.getByRole('cell', { name: '$300' })).toBeVisible();
    expect(screen.getByText('Ask first.')).toBeVisible();
    await expect(container).toBeAccessible();
  });

  it('goes on counting across blank lines, and with an item on the next line', async () => {
    const { container } = await show('1. wash\n\n2. dry\n   well\n\nThen:\n\n3. polish');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'wash',
      'dry well',
      'polish',
    ]);
    expect(container.querySelectorAll('ol')[1]).toHaveAttribute('start', '3');
  });

  it('shows what is fenced as it stands, also before the fence is closed', async () => {
    const { container } = await show(
      'A text:\n```\nHi **Ana**,\n- see you\n```\nDone.\n\n~~~md\n# x',
    );
    const blocks = [...container.querySelectorAll('pre')].map((block) => block.textContent);
    expect(blocks).toEqual(['Hi **Ana**,\n- see you', '# x']);
    expect(screen.getByText('Done.')).toBeVisible();
    expect(plainText('```\n- a\n```')).toBe('- a');
  });

  it('sets quoted words apart', async () => {
    const { container } = await show('A draft:\n> Hi Ana,\n> see you!\n\nNothing is sent.');
    expect(container.querySelector('blockquote')).toHaveTextContent('Hi Ana,see you!');
    expect(screen.getByText('Nothing is sent.')).toBeVisible();
  });

  it('never draws an image or takes part in what is not its own', async () => {
    const { container } = await show(
      '![x](https://evil.example/a.png) [y](/\\evil.example) [z](data:text/html,x) [q]( /ok)',
    );
    expect(container.querySelector('img, a, iframe')).toBeNull();
  });
});

describe('plain text', () => {
  it('has no signs left', () => {
    expect(
      plainText(
        '## Two jobs\n\n- **Ana** at [9:00](/x)\n- *Bo*\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      ),
    ).toBe('Two jobs\n\n- Ana at 9:00\n- Bo\n\na | b\n1 | 2');
  });
});

describe('an answer cut off in the middle', () => {
  it.each([
    ['You have **2 jo', 'You have **2 jo**'],
    ['You have **2 jobs*', 'You have **2 jobs**'],
    ['You have **', 'You have '],
    ['**2 jobs** and', '**2 jobs** and'],
    ['**2 jobs**', '**2 jobs**'],
    ['See [Appoint', 'See Appoint'],
    ['See [Appointments](/appo', 'See Appointments'],
    ['See [Appointments](/appointments)', 'See [Appointments](/appointments)'],
    ['**a**\n- [b', '**a**\n- b'],
  ])('%j is shown as %j', (text, shown) => {
    expect(closeOpen(text)).toBe(shown);
  });
});
