/** Table from one line: 'tmrw=tomorrow | ppl=people'. */
export const table = (written: string): Record<string, string> =>
  Object.fromEntries(written.split(' | ').map((each) => each.split('=') as [string, string]));
