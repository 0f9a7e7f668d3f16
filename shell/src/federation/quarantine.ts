/** Versions that failed to load in this tab; they are passed over until 'Try again'. */
const KEY = 'clearcoat.quarantine';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

const write = (containers: string[]) => sessionStorage.setItem(KEY, JSON.stringify(containers));

export const quarantine = {
  has: (container: string) => read().includes(container),
  add: (container: string) => write([...new Set([...read(), container])]),
  release: (containers: string[]) => write(read().filter((name) => !containers.includes(name))),
};
