import { answersOf, consentsOfTicks, toConsents } from './consents';

const nothing = { allowed: null, since: null, source: null, by: null, words: '' };

it('reads known answers as form values', () => {
  const sms = { ...nothing, allowed: true, marketing: { ...nothing, allowed: false } };
  expect(answersOf({ sms, email: { ...nothing, marketing: nothing } })).toEqual({
    ...{ texts: 'yes', textOffers: 'no', emails: 'unknown', emailOffers: 'unknown' },
  });
});

it('sends known answers alone, with the words that were asked', () => {
  expect(toConsents({ texts: 'no', emails: 'unknown' })).toEqual([
    {
      ...{ channel: 'sms', purpose: 'service', allowed: false },
      words: 'May we text you about your appointments?',
    },
  ]);
});

it('takes no tick as nobody having asked', () => {
  expect(consentsOfTicks({ agreesToMessages: false })).toEqual({});
  const { consents } = consentsOfTicks({ agreesToOffers: true });
  expect(consents?.map(({ channel, purpose, allowed }) => [channel, purpose, allowed])).toEqual([
    ['sms', 'marketing', true],
    ['email', 'marketing', true],
  ]);
});
