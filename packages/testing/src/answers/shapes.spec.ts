import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fit, shapes } from '@clearcoat/api-client/answers';
import { conforms, exampleOf, readAs, variantsOf, type Schema } from './variants';

const names = Object.keys(shapes);

it.each(names)('%s comes out whole of whatever went in', (name) => {
  const schema: Schema = { $ref: `#/components/schemas/${name}` };
  const wrong = variantsOf(schema, { byPairs: true })
    .map(({ label, value }) => ({ label, read: readAs(schema, value) }))
    .filter(({ read }) => !conforms(schema, read));
  expect(wrong).toEqual([]);
  expect(readAs(schema, exampleOf(schema))).toEqual(exampleOf(schema));
});

it('an appointment of the SPEC has its time and its customer in each of their places', () => {
  const { id, name, phone } = { id: 'c1', name: 'Ana', phone: '' };
  const job = { id: 'a1', customer: { id, name, phone }, time: '09:00:00', status: 'Confirmed' };
  expect(fit(shapes.Appointment, job)).toMatchObject({
    ...{ contactId: 'c1', time: '09:00', startTime: '09:00', endTime: '', status: 'confirmed' },
  });
});

it('notifications have the defaults of the SPEC', () => {
  expect(fit(shapes.Settings, {}).notifications).toMatchObject({
    ...{ enableEmailNotifications: true, appointmentReminders: true, marketingEmails: false },
    reminderLeadTime: 24,
  });
});

/** Files whose answers may stay uncompleted: the import's own steps. */
const BARE = /imports-api\.ts/;

it('no remote reads an answer that its shape has not completed', () => {
  const files = execFileSync('git', ['ls-files', 'mfe-*/src', 'shell/src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing\//.test(file));
  const bare = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bapi\.GET\(/.test(text) && !/\b(callAs|fit)\(/.test(text);
  });
  expect(bare.filter((file) => !BARE.test(file))).toEqual([]);
});
