import { render, screen } from '@testing-library/react';
import { StatusTag, statusLabel } from './StatusTag';

describe('StatusTag', () => {
  it.each([
    ['confirmed', 'success'],
    ['CONFIRMED', 'success'],
    ['Pending', 'warning'],
    ['cancelled', 'danger'],
    ['completed', 'info'],
    ['no-show', 'danger'],
    ['scheduled', 'neutral'],
    ['anything else', 'neutral'],
  ])('%s is %s', (status, tone) => {
    render(<StatusTag status={status} />);
    expect(screen.getByText(statusLabel(status)).className).toContain(tone);
  });

  it('reads as a word', () => {
    expect(statusLabel('in-progress')).toBe('In progress');
    expect(statusLabel('CANCELLED')).toBe('Cancelled');
  });
});
