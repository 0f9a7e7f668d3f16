import { render, screen } from '@testing-library/react';
import { StatCard } from './StatCard';

const show = (change: string, tone: 'positive' | 'negative') =>
  render(<StatCard label="Total Revenue" value="$7,840" change={change} tone={tone} />);

describe('StatCard', () => {
  it('gives a colour to the percent alone', () => {
    show('-28.6% from last month', 'negative');
    expect(screen.getByText('-28.6%')).toHaveClass('negative');
    expect(screen.getByText(/from last month/)).not.toHaveClass('negative');
  });

  it('says a change without a percent as it is', () => {
    show('New this month', 'positive');
    expect(screen.getByText('New this month')).toBeVisible();
  });
});
