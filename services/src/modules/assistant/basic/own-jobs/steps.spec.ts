import { JobWords } from './job-words.js';
import { stepAnswer } from './steps.js';
import { JOBS, sight } from './testing.js';

describe('what is pressed on the page of a job', () => {
  const known = new JobWords(JOBS, () => false);
  const handbook = { sections: [] };
  const step = (text: string) => stepAnswer(text, 'en', known, sight, handbook)?.text;

  it.each([
    ['how do i mark naomi done', '/my-jobs/naomi-patel', 'Finish'],
    ['start my next job', '/my-jobs/grace-may', 'Start'],
    ["i'm on my way", '/my-jobs/derek-turner', 'On My Way'],
    ['add a note to the tahoe', '/my-jobs/linh-bennett', 'Save Notes'],
    ['how do i upload photos for derek', '/my-jobs/derek-turner', 'Add Photos'],
    ['como marco el trabajo como hecho', '/my-jobs/derek-turner', 'Finish'],
  ])('is told with its page: %s', (text, page, says) => {
    expect(step(text)).toContain(page);
    expect(step(text)).toContain(says);
  });

  it.each(['start a business', 'finish got foggy overnight', 'i started doing ceramic coatings'])(
    'is none of that: %s',
    (text) => expect(step(text)).toBeUndefined(),
  );
});
