import { checkMessage, EMPTY_MESSAGE } from './contact-message';

const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hi', message: 'Hello' };

describe('checkMessage', () => {
  it('asks for all four fields', () => {
    expect(checkMessage({ ...EMPTY_MESSAGE, name: ' ' })).toEqual({
      name: 'Please enter your name',
      email: 'Please enter your email address',
      subject: 'Please enter a subject',
      message: 'Please enter a message',
    });
  });

  it.each(['ana', 'ana@', 'ana@example', 'a na@example.com'])(
    'takes %j for no address',
    (email) => {
      expect(checkMessage({ ...message, email })).toEqual({
        email: 'Please enter a valid email address',
      });
    },
  );

  it('finds nothing wrong with a whole message', () => {
    expect(checkMessage({ ...message, email: ' ana@example.com ' })).toEqual({});
  });
});
