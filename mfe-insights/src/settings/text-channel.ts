import { api } from '@clearcoat/api-client';
import type { MessageChannels } from './settings-api';

/** Text messages of a business. */
export interface TextChannel {
  /** `none`: this installation texts nobody. `available`: the business can get a number. */
  state: 'none' | 'available' | 'connected';
  /** In E.164; '' without one. */
  number: string;
  /** Text messages of this month. */
  used: number;
  limit: number;
  isOn: boolean;
}

const NONE: TextChannel = { state: 'none', number: '', used: 0, limit: 0, isOn: false };

/** Text channel of an answer. An API that does not know of text messages has none. */
export const textChannelOf = (channels: MessageChannels): TextChannel =>
  (channels as { text?: TextChannel }).text ?? NONE;

/** Calls that the API does not describe yet. */
const undescribed = api as unknown as {
  POST: (path: string) => Promise<unknown>;
  PUT: (path: string, request: { body: object }) => Promise<unknown>;
};
const NUMBER = '/api/messages/number';

export const getNumber = () => undescribed.POST(NUMBER);
export const switchTexts = (isOn: boolean) => undescribed.PUT(NUMBER, { body: { isOn } });
