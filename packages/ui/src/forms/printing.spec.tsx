import { fireEvent, render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { themeMode } from '../theme/mode';
import { ThemeProvider } from '../theme/ThemeProvider';
import { TextArea } from './inputs';

const Surface = () => <output>{theme.useToken().token.colorBgContainer}</output>;

afterEach(() => themeMode.set('system'));

it('prints every control of antd in light colours, whatever the screen shows', () => {
  themeMode.set('dark');
  render(
    <ThemeProvider>
      <Surface />
    </ThemeProvider>,
  );
  const surface = screen.getByRole('status');
  const onScreen = surface.textContent;
  expect(onScreen).not.toBe('#FFFFFF');
  fireEvent(window, new Event('beforeprint'));
  expect(surface).toHaveTextContent('#FFFFFF');
  fireEvent(window, new Event('afterprint'));
  expect(surface).toHaveTextContent(onScreen);
});

it('prints several lines as text, and the field is the same one afterwards', () => {
  const { container } = render(<TextArea aria-label="Notes" value="Gate code 4411" />);
  const field = screen.getByRole('textbox');
  fireEvent(window, new Event('beforeprint'));
  expect(field).toHaveAttribute('data-print', 'no');
  expect(container.querySelector('p')).toHaveTextContent('Gate code 4411');
  fireEvent(window, new Event('afterprint'));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(container.querySelector('p')).toBeNull();
});
