import { safeStorage } from './storage';

const { local } = safeStorage;

const real = Object.getOwnPropertyDescriptor(window, 'localStorage');

function allow(): void {
  if (real) Object.defineProperty(window, 'localStorage', real);
}

/** A browser that blocks site data throws on any access to storage. */
function refuse(): void {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

afterEach(allow);

describe('safe storage', () => {
  it("is the browser's own where there is one", () => {
    local.set('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(local.get('a')).toBe('1');
    local.remove('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(local.get('a')).toBeNull();
  });

  it('keeps things in memory where site data is refused', () => {
    refuse();
    local.set('a', '1');
    expect(local.get('a')).toBe('1');
    expect(local.get('never')).toBeNull();
    local.remove('a');
    expect(local.get('a')).toBeNull();
    allow();
    local.remove('a');
  });

  it('hands out the later value when there is no room for it', () => {
    local.set('a', 'old');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    local.set('a', 'new');
    setItem.mockRestore();
    expect(local.get('a')).toBe('new');
    local.set('a', 'newer');
    expect(localStorage.getItem('a')).toBe('newer');
    expect(local.get('a')).toBe('newer');
  });
});
