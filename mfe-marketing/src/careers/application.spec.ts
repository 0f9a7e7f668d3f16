import {
  checkApplication,
  checkResume,
  EMPTY_APPLICATION,
  formatSize,
  toFields,
} from './application';

const pdf = (size = 2_000, name = 'dana.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });
const dana = { ...EMPTY_APPLICATION, name: 'Dana Reyes', email: 'dana@example.com' };

describe('checkResume', () => {
  it.each([
    ['no file', undefined, 'Please choose your resume'],
    ['a picture', pdf(10, 'dana.png', 'image/png'), 'Please choose a PDF file'],
    ['a file of unknown type', pdf(10, 'dana.docx', ''), 'Please choose a PDF file'],
    ['an empty file', pdf(0), 'This file is empty. Please choose another one'],
    ['6 MB', pdf(6 * 1024 * 1024), 'This file is 6.0 MB. At most 5 MB can be sent'],
  ])('refuses %s', (_what, file, sentence) => {
    expect(checkResume(file)).toBe(sentence);
  });

  it.each([
    ['a PDF', pdf()],
    ['exactly 5 MB', pdf(5 * 1024 * 1024)],
    ['a PDF whose type the browser does not know', pdf(10, 'DANA.PDF', '')],
  ])('takes %s', (_what, file) => {
    expect(checkResume(file)).toBeUndefined();
  });
});

it('asks for name, address and resume, in the order of the form', () => {
  expect(Object.keys(checkApplication(EMPTY_APPLICATION, undefined))).toEqual([
    'name',
    'email',
    'resume',
  ]);
  expect(checkApplication({ ...dana, message: 'a'.repeat(2001) }, pdf())).toEqual({
    message: 'Message must be at most 2000 characters long',
  });
  expect(checkApplication(dana, pdf())).toEqual({});
});

it('sends what was entered and leaves out what was not', () => {
  const fields = toFields('general', { ...dana, name: ' Dana Reyes ' }, pdf());
  expect(fields).toMatchObject({ position: 'general', name: 'Dana Reyes', phone: '' });
  expect(fields.resume).toBeInstanceOf(File);
});

it.each([
  [12, '1 KB'],
  [200_000, '195 KB'],
  [1_500_000, '1.4 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
