import { fireEvent, render, screen } from '@testing-library/react';
import { DateInput } from './DateInput';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';

const WEEK = ['2026-11-22', '2026-11-29'] as const;

describe('DateInput', () => {
  it("says the date as the rest of the product does, over the device's own field", () => {
    const onChange = jest.fn();
    render(<DateInput aria-label="Date" value="2026-11-22" onChange={onChange} />);
    expect(screen.getByText('Sun, Nov 22, 2026')).toHaveAttribute('aria-hidden', 'true');
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-23' } });
    expect(onChange).toHaveBeenCalledWith('2026-11-23');
  });

  it('says nothing of no date', () => {
    render(<DateInput aria-label="Date" value="" />);
    expect(screen.queryByText(/Invalid/)).toBeNull();
  });
});

describe('DateRangePicker', () => {
  const open = (props: Partial<DateRangePickerProps> = {}) => {
    const onChange = jest.fn();
    render(
      <DateRangePicker
        label="Date range"
        value={WEEK}
        presets={[{ label: 'Next 7 days', range: WEEK }]}
        allLabel="All Dates"
        onChange={onChange}
        {...props}
      />,
    );
    return onChange;
  };
  const isCurrent = (name: string) =>
    screen.getByRole('button', { name }).hasAttribute('aria-current');

  it('shows which of the usual ranges is in force', () => {
    const onChange = open();
    expect(isCurrent('Next 7 days')).toBe(true);
    expect(isCurrent('All Dates')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'All Dates' }));
    expect(onChange).toHaveBeenCalledWith(null);
  });

  it('shows none while its value only says what would be picked', () => {
    const onChange = open({ isApplied: false });
    expect(isCurrent('Next 7 days')).toBe(false);
    expect(isCurrent('All Dates')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Next 7 days' }));
    expect(onChange).toHaveBeenCalledWith(WEEK);
  });

  it('has months and years that are called what they show', () => {
    open();
    fireEvent.click(screen.getByPlaceholderText('Start date'));
    for (const name of ['Nov', 'Dec', '2026']) {
      expect(screen.getAllByRole('button', { name, hidden: true })[0]).toHaveTextContent(name);
    }
  });
});
