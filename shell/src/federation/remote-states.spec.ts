import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nextState, TRANSITIONS, type RemoteState } from './remote-states';

const page = readFileSync(path.join(__dirname, '../../../docs/federation.md'), 'utf8');
const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n([^]*?)```/.exec(page) ?? [];

it('the diagram in docs/federation.md has the states and transitions of the code, and no others', () => {
  const drawn = [...diagram.matchAll(/^ *(\w+) --> (\w+): (\w+)/gm)].map(
    ([, from, to, event]) => `${from} --> ${to}: ${event}`,
  );
  const coded = Object.entries(TRANSITIONS).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => `${from} --> ${to}: ${event}`),
  );
  expect(drawn.sort()).toEqual(coded.sort());
  expect(diagram).toContain('[*] --> idle');
});

it('an event that a state does not know changes nothing', () => {
  const states = Object.keys(TRANSITIONS) as RemoteState[];
  expect(states.map((state) => nextState(state, 'load'))).toEqual(states.map(() => 'loading'));
  expect(nextState('idle', 'crash')).toBe('idle');
});
