import { themeMode } from './mode';

describe('themeMode', () => {
  afterEach(() => themeMode.set('system'));

  it('states the theme on the document and remembers the choice', () => {
    themeMode.set('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('clearcoat.theme')).toBe('dark');
  });

  it('follows the system without a choice', () => {
    themeMode.set('dark');
    themeMode.set('system');
    expect(localStorage.getItem('clearcoat.theme')).toBeNull();
    expect(themeMode.resolved()).toBe('light');
  });

  it('tells its subscribers', () => {
    const listener = jest.fn();
    const unsubscribe = themeMode.subscribe(listener);
    themeMode.set('light');
    unsubscribe();
    themeMode.set('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
