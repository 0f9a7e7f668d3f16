import { SegmentedMessage } from 'sms-segments-calculator';

export const SMS_ENCODINGS = ['GSM-7', 'UCS-2'] as const;
export type SmsEncoding = (typeof SMS_ENCODINGS)[number];

/** Length of a text message in its encoding, and the number of parts that it is sent and charged in. */
export function segmentsOf(text: string) {
  const { numberOfCharacters, segmentsCount, encodingName } = new SegmentedMessage(text);
  return { length: numberOfCharacters, segments: segmentsCount, encoding: encodingName };
}
