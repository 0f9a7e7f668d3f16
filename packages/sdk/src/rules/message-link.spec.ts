import { messageLink } from './message-link';

const NONE = { subject: '', text: 'Hi Ana, see you at 9 & bring “both” keys?' };

describe('the link of a message', () => {
  it('opens a text in the form that iOS and Android read', () => {
    expect(messageLink({ ...NONE, channel: 'sms', to: '+19195550101' })).toBe(
      'sms:+19195550101?&body=Hi%20Ana%2C%20see%20you%20at%209%20%26%20bring%20%E2%80%9Cboth%E2%80%9D%20keys%3F',
    );
  });

  it('takes a number as it was typed, or none for a text to anybody', () => {
    const text = 'Hi';
    expect(messageLink({ ...NONE, channel: 'sms', to: '(555) 123-4567', text })).toBe(
      'sms:+15551234567?&body=Hi',
    );
    expect(messageLink({ ...NONE, channel: 'sms', to: '', text })).toBe('sms:?&body=Hi');
  });

  it('opens an email with its subject, and line ends that mail programs read', () => {
    const email = { channel: 'email', to: 'ana+car@example.com', subject: 'Your visit' } as const;
    expect(messageLink({ ...email, text: 'Hi Ana,\nsee you.' })).toBe(
      'mailto:ana%2Bcar@example.com?subject=Your%20visit&body=Hi%20Ana%2C%0D%0Asee%20you.',
    );
  });
});
