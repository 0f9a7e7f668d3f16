import { render, screen } from '@testing-library/react';
import { StatusTag, statusLabel } from './StatusTag';

describe('StatusTag', () => {
  it.each([
    ['confirmed', 'green'],
    ['CONFIRMED', 'green'],
    ['Pending', 'yellow'],
    ['cancelled', 'red'],
    ['completed', 'blue'],
    ['scheduled', 'grey'],
    ['anything else', 'grey'],
  ])('%s is %s', (status, tone) => {
    render(<StatusTag status={status} />);
    expect(screen.getByText(statusLabel(status)).className).toContain(tone);
  });

  it('reads as a word', () => {
    expect(statusLabel('in-progress')).toBe('In progress');
    expect(statusLabel('CANCELLED')).toBe('Cancelled');
  });
});
