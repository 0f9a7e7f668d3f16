import { fireEvent, render, screen } from '@testing-library/react';
import { BarList } from './charts';
import { chartData } from './data';

describe('chartData', () => {
  it('reads figures, also those that came as text', () => {
    const rows = [
      { month: 'May', revenue: 10 },
      { month: 'Jun', revenue: '12.5' },
      { month: 'Jul', revenue: 'n/a' },
    ];
    expect(chartData(rows, 'month', 'revenue')).toEqual({
      state: 'ready',
      points: [
        { category: 'May', value: 10 },
        { category: 'Jun', value: 12.5 },
      ],
    });
  });

  it.each([
    ['No data available', null],
    ['No data available', []],
    ['No valid data available', [{ month: 'May', revenue: 'n/a' }]],
    ['No valid data available', [{ month: 'May' }]],
  ])('says %p', (text, rows) => {
    expect(chartData(rows, 'month', 'revenue')).toEqual({ state: 'empty', text });
  });
});

describe('BarList', () => {
  const observe = jest.fn();
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = jest.fn(() => ({
      observe,
      disconnect: () => undefined,
    })) as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = original;
  });

  it('waits to be seen and gives the same figures as a table', () => {
    const rows = [{ service: 'Full Detail', revenue: 250 }];
    render(
      <BarList
        rows={rows}
        category="service"
        value="revenue"
        label="Top Services"
        format={(value) => `$${value}`}
      />,
    );
    expect(observe).toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Loading chart...' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('row', { name: 'Full Detail $250' })).toBeTruthy();
  });

  it('shows the text for nothing to show', () => {
    render(<BarList rows={[]} category="service" value="revenue" label="Top Services" />);
    expect(screen.getByText('No data available')).toBeTruthy();
  });
});
