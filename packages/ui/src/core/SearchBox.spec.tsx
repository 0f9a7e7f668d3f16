import { act, render, screen, userEvent } from '@clearcoat/testing';
import { SearchBox } from './SearchBox';

afterEach(() => void jest.useRealTimers());

it('says what was typed once the keys rest, not with each of them', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: 30 });
  const said: string[] = [];
  render(
    <SearchBox
      label="Search"
      value=""
      onChange={(text) => void said.push(text)}
      placeholder="Search..."
    />,
  );
  await user.type(screen.getByPlaceholderText('Search...'), 'customer 4321');
  expect(said).toEqual([]);
  act(() => void jest.advanceTimersByTime(300));
  expect(said).toEqual(['customer 4321']);
});
