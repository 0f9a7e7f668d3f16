import { phoneHref } from '../format/phone';

interface Linkable {
  channel: 'sms' | 'email';
  /** Phone number or email address; '' lets the person choose. */
  to: string;
  /** Subject of an email. */
  subject: string;
  text: string;
}

/**
 * Link that opens the device's own program with a finished message. `?&body=` works on iOS and
 * Android.
 *
 * @param message - a text or an email; the number may be as typed
 * @example messageLink({ channel: 'sms', to: '+19195550101', subject: '', text: 'Hi' }) // 'sms:+19195550101?&body=Hi'
 */
export function messageLink({ channel, to, subject, text }: Linkable): string {
  if (channel === 'sms') return `${phoneHref(to, 'sms')}?&body=${encodeURIComponent(text)}`;
  const address = encodeURIComponent(to).replace('%40', '@');
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
