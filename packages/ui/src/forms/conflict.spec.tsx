import { act, render, screen } from '@testing-library/react';
import { ConflictNotice } from './ConflictNotice';
import { Form, useForm } from './Form';
import { useConflict } from './use-conflict';

const MINUTE = 60_000;
const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

it.each([
  ['Kim Lo changed this 2 minutes ago.', { by: 'Kim Lo', at: before(2.5 * MINUTE) }],
  ['Kim Lo changed this just now.', { by: 'Kim Lo', at: before(0) }],
  ['Kim Lo changed this while you were editing.', { by: 'Kim Lo', at: '2020-01-01T12:00:00Z' }],
  ['Somebody else changed this while you were editing.', { by: null, at: before(MINUTE) }],
  ['Somebody else changed this while you were editing.', undefined],
])('a form that was late says %s', (title, changed) => {
  render(<ConflictNotice fields={[]} taken={[]} onChoose={() => undefined} changed={changed} />);
  expect(screen.getByText(title)).toBeVisible();
});

it('says of a refused save what its error knows of whose the other change was', () => {
  let refuse: (error: Error) => void = () => undefined;
  function Sample() {
    const [form] = useForm<{ notes: string }>();
    const toValues = ({ notes }: { notes: string; version: number }) => ({ notes });
    const stored = { notes: 'Dog hair', version: 1 };
    const conflict = useConflict(form, { stored, toValues, labels: { notes: 'Notes' } });
    refuse = (error) => void conflict.handle(error);
    return <Form form={form}>{conflict.notice}</Form>;
  }
  render(<Sample />);
  const current = { notes: 'Gate code 4411', version: 2 };
  const changed = { by: 'Kim Lo', at: before(3 * MINUTE) };
  const refusal = { code: 'version_conflict', current, changed };
  act(() => refuse(Object.assign(new Error('API Error: 409'), refusal)));
  expect(screen.getByText('Kim Lo changed this 3 minutes ago.')).toBeVisible();
  expect(screen.getByText(/Taken over from them: Notes/)).toBeVisible();
});
