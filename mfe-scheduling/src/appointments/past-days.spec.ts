import { splitPast } from './past-days';

const today = '2026-11-20';

describe('the days of what is past', () => {
  it('are those until today, and apart from them those ahead', () => {
    expect(splitPast({}, today)).toEqual({
      until: { from: undefined, to: today },
      ahead: { from: '2026-11-21', to: undefined },
    });
  });

  it('keep to the dates that were picked', () => {
    expect(splitPast({ from: '2026-11-01', to: '2026-11-30' }, today)).toEqual({
      until: { from: '2026-11-01', to: today },
      ahead: { from: '2026-11-21', to: '2026-11-30' },
    });
  });

  it.each([
    ['ahead', 'until', { from: '2026-12-01', to: '2026-12-31' }],
    ['over', 'ahead', { from: '2026-10-01', to: '2026-10-31' }],
  ] as const)('are none on the other side when the dates are %s', (_which, side, picked) => {
    const { from = '', to = '' } = splitPast(picked, today)[side];
    expect(from > to).toBe(true);
  });
});
