import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './Tabs';

function Sample() {
  const [tab, setTab] = useState<'in' | 'up'>('in');
  const items = [
    { key: 'in', label: 'Sign In', children: 'Welcome back' },
    { key: 'up', label: 'Sign Up', children: 'Create an account' },
  ] as const;
  return <Tabs label="Account" items={items} activeKey={tab} onChange={setTab} />;
}

describe('Tabs', () => {
  it('shows the panel of the chosen tab, named by it', () => {
    render(<Sample />);
    fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByRole('tabpanel', { name: 'Sign Up' }).textContent).toBe('Create an account');
  });

  it.each([
    ['ArrowRight', 'Sign Up'],
    ['ArrowLeft', 'Sign Up'],
    ['End', 'Sign Up'],
    ['Home', 'Sign In'],
  ])('%s leads to %s', (key, name) => {
    render(<Sample />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Sign In' }), { key });
    const tab = screen.getByRole('tab', { name });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab);
  });
});
