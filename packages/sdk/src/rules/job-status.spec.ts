import { isCalledOff, isOver, nextStepOf } from './job-status';

it.each([
  ['pending', false, false, 'Start'],
  ['scheduled', false, false, 'Start'],
  ['Confirmed', false, false, 'Start'],
  ['in-progress', false, false, 'Finish'],
  ['completed', true, false, undefined],
  ['Cancelled', true, true, undefined],
  ['no-show', true, true, undefined],
])('a job that is %s', (status, over, calledOff, next) => {
  expect([isOver(status), isCalledOff(status), nextStepOf(status)?.label]).toEqual([
    over,
    calledOff,
    next,
  ]);
});
