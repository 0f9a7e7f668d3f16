import { render, screen, within } from '@clearcoat/testing';
import { Entry, EntryList } from './EntryList';

it('says of each entry what it is, what counts, and nothing that is empty', async () => {
  const { container } = render(
    <EntryList>
      <Entry title="Pet hair" notes={['', 'With every service']} fact="$30.00" />
      <Entry title="Engine bay" menu={<button type="button">More</button>} />
    </EntryList>,
  );
  const [hair, engine] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(hair).getByRole('heading', { name: 'Pet hair', level: 3 })).toBeVisible();
  expect(hair).toHaveTextContent(/^Pet hairWith every service\$30\.00$/);
  expect(within(engine).getByRole('button', { name: 'More' })).toBeVisible();
  await expect(container).toBeAccessible();
});

it('has its heading as deep as the page needs it', () => {
  render(<Entry title="Ana Ruiz" level={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ana Ruiz');
});
