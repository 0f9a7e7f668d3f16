import { fireEvent, render, screen } from '@testing-library/react';
import { BarList } from './BarList';
import { ColumnChart } from './charts';
import { chartData } from './data';
import { tooltipContent } from './tooltip';

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

  it('reads what a figure is compared with, where there is such', () => {
    const rows = [
      { month: 'May', revenue: 10, earlier: 8 },
      { month: 'Jun', revenue: 12, earlier: null },
    ];
    expect(chartData(rows, 'month', 'revenue', 'earlier')).toEqual({
      state: 'ready',
      points: [
        { category: 'May', value: 10, previous: 8 },
        { category: 'Jun', value: 12 },
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

it('says beside the pointer what the column is and both of its figures, each after its colour', () => {
  const box = tooltipContent(undefined, {
    title: 'Mon, Nov 2',
    items: [
      { name: 'Revenue', value: '$250', color: 'rgb(59, 130, 246)' },
      { name: 'Before', value: '$200', color: 'rgb(91, 107, 130)' },
    ],
  });
  expect(box).toHaveTextContent('Mon, Nov 2Revenue$250Before$200');
  const [marker] = box.querySelectorAll<HTMLElement>('.g2-tooltip-list-item-marker');
  expect(marker).toHaveStyle({ background: 'rgb(59, 130, 246)' });
});

describe('ColumnChart', () => {
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
    const rows = [{ month: 'May', revenue: 250, earlier: 200 }];
    render(
      <ColumnChart
        rows={rows}
        category="month"
        value="revenue"
        previous="earlier"
        label="Monthly Breakdown"
        format={(value) => `$${value}`}
      />,
    );
    expect(observe).toHaveBeenCalled();
    expect(screen.getByRole('status', { name: 'Loading chart...' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
    expect(screen.getByRole('row', { name: 'May $250 $200' })).toBeTruthy();
  });

  it('is its figures on paper, and a drawing again after that', () => {
    render(
      <ColumnChart
        rows={[{ month: 'May', revenue: 250 }]}
        category="month"
        value="revenue"
        label="Monthly Breakdown"
      />,
    );
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByRole('row', { name: 'May 250' })).toBeTruthy();
    expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('BarList', () => {
  const rows = [
    { service: 'Full Detail', revenue: 300 },
    { service: 'Wash', revenue: 100 },
  ];

  it('lists figures with their share of the whole', () => {
    const format = (value: number) => `$${value}`;
    const detailOf = (service: string) => (service === 'Wash' ? '2 jobs' : '1 job');
    const fields = { category: 'service', value: 'revenue', label: 'Top Services' };
    render(<BarList {...fields} rows={rows} format={format} detailOf={detailOf} inCardHead />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Full Detail$300 · 1 job75%',
      'Wash$100 · 2 jobs25%',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
    expect(screen.getByRole('row', { name: 'Wash $100' })).toBeTruthy();
  });

  it('shows the text for nothing to show', () => {
    render(<BarList rows={[]} category="service" value="revenue" label="Top Services" />);
    expect(screen.getByText('No data available')).toBeTruthy();
  });
});
