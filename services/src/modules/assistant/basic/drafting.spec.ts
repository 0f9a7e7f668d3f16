import { messageIntent, wordingOf } from './drafting.js';

const TODAY = '2026-06-17';

describe('what a message is to say', () => {
  it.each([
    ['a message that his car is ready.', 'your car is ready.'],
    [
      'that we need to talk about the scratch on his door',
      'we need to talk about the scratch on your door.',
    ],
    ['shes up tomorrow at 8', 'you are up tomorrow at 8.'],
    ['to say her car is done and she can pick it up', 'your car is done and you can pick it up.'],
    ['about her no-show and the $50', 'about your no-show and the $50.'],
    ['a reminder to bring the spare key', 'bring the spare key.'],
    ['an email saying that he has a balance of $20!', 'that you have a balance of $20!'],
  ])('%s', (request, words) => {
    expect(wordingOf(request, TODAY)).toEqual({ purpose: 'other', words });
  });

  it.each([
    ['a reminder', 'reminder'],
    ['remind about Tuesday', 'reminder'],
    ['a reminder about her appointment tomorrow', 'reminder'],
    ['an email asking for a review', 'review'],
    ['a thank you note', 'thanks'],
    ['a message', 'rebooking'],
    ['invite back', 'rebooking'],
    ['', 'rebooking'],
  ])('%j has a text of its own: %s', (request, purpose) => {
    expect(wordingOf(request, TODAY)).toEqual({ purpose });
  });
});

describe('a request for a message', () => {
  it.each([
    [
      'text tanya hayes shes up tomorrow at 8',
      { rest: 'tanya hayes shes up tomorrow at 8', isSure: false },
    ],
    ['please remind Ana about Tuesday', { rest: 'remind Ana about Tuesday', isSure: true }],
    ['write to tanya that it is done', { rest: 'to tanya that it is done', isSure: false }],
  ])('%s', (request, expected) => {
    expect(messageIntent(request)).toMatchObject(expected);
  });

  it.each(['prepare the paint for polishing', 'How should I write a reminder?'])(
    'is not: %s',
    (text) => {
      expect(messageIntent(text)).toBeUndefined();
    },
  );
});
