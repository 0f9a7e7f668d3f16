/** Text message from a business to a customer. Numbers are in E.164. */
export interface OutgoingText {
  /** Own id, which the provider sends back with each change of state. */
  id: string;
  from: string;
  to: string;
  text: string;
}

/** Text message that the provider took. */
export interface SentText {
  /** Provider's id. */
  providerId: string;
  /** Parts that it is sent and paid in. */
  segments: number;
}

/** Text message from a customer. */
export interface ReceivedText {
  kind: 'received';
  providerId: string;
  from: string;
  to: string;
  text: string;
  photos: number;
  /** The provider has answered it itself, as it does with STOP. */
  isAnswered: boolean;
}

/** Change of state of a sent text message. */
export interface TextState {
  kind: 'state';
  /** Own id. */
  id: string;
  from: string;
  state: 'sent' | 'delivered' | 'failed';
  /** Sentence why it failed; '' otherwise. */
  problem: string;
}

export interface TextProblem {
  /** Sentence for the office, without personal data. */
  sentence: string;
  /** A retry would not help. */
  isFinal: boolean;
}

/** Request of the provider as it arrived. */
export interface ProviderRequest {
  /** Path with query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Company that sends and receives text messages. A second one is a second implementation. */
export interface TextProvider {
  /** Sends one text message. Errors are told apart by `problemOf`. */
  send(message: OutgoingText): Promise<SentText>;
  /** Text message that was sent since a moment and never recorded, because the process ended. */
  findSent(message: OutgoingText, since: Date): Promise<SentText | undefined>;
  problemOf(error: unknown): TextProblem;
  /**
   * Number of a business. A repeated call returns the same one.
   *
   * @param near - number in E.164 whose area is preferred
   */
  claimNumber(businessId: string, near?: string): Promise<{ number: string; providerId: string }>;
  /** Content of a request; undefined if it is not signed by the provider. */
  read(request: ProviderRequest): Promise<ReceivedText | TextState | undefined>;
}
