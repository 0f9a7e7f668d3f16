import { appointment, renderRoutes, screen } from '@clearcoat/testing';
import { aroundNow, TodayBoard } from './TodayBoard';

const done = (id: string) => ({ id, status: 'completed' });
const toDo = (id: string, status = 'scheduled') => ({ id, status });
const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

describe('the jobs around now', () => {
  it('are the next ones and the last that is done', () => {
    expect(idsOf(aroundNow([done('a'), done('b'), toDo('c'), toDo('d'), toDo('e')]))).toEqual([
      ...['b', 'c', 'd'],
    ]);
    expect(idsOf(aroundNow([done('a'), done('b'), done('c'), toDo('d')]))).toEqual(['b', 'c', 'd']);
    expect(idsOf(aroundNow([toDo('a'), toDo('b'), toDo('c'), toDo('d')]))).toEqual(['a', 'b', 'c']);
  });

  it('are those of each crew: one that takes all day hides no other', () => {
    const jobs = [toDo('long', 'in-progress'), done('a'), done('b'), toDo('next'), toDo('later')];
    expect(idsOf(aroundNow(jobs))).toEqual(['long', 'b', 'next']);
  });

  it('are the one that is being done before those that nobody began', () => {
    const jobs = [done('a'), toDo('late'), toDo('later'), toDo('now', 'in-progress')];
    expect(idsOf(aroundNow(jobs))).toEqual(['a', 'late', 'now']);
  });
});

const onVan = (id: string) => appointment({ id, crew: { id, name: id, colour: 'blue' } });
const showDay = (appointments: ReturnType<typeof appointment>[]) => {
  const day = { jobs: appointments.length, appointments, earned: 0, worth: 0 };
  return renderRoutes([{ path: '*', element: <TodayBoard day={day as never} /> }], { path: '/' });
};

it('says who does what where there are several', async () => {
  await showDay([onVan('Van 1'), onVan('Van 2')]);
  expect(screen.getByText(/^Van 2/).closest('li')).toHaveTextContent('Van 2 Full Detail');
});

it('says nothing of the crew where there is one', async () => {
  await showDay([onVan('Van 1')]);
  expect(screen.queryByText(/Van 1/)).not.toBeInTheDocument();
});
