import { Injectable } from '@nestjs/common';

/** Limits of the assistant. Tests use smaller ones. */
@Injectable()
export class Limits {
  /** Time to the first word of a call, and the longest pause within it. */
  firstWordMs = 20_000;
  silenceMs = 15_000;
  /** Time for everything that one question starts. */
  turnMs = 45_000;
  pingMs = 10_000;
  /** Pause after a failure of the model, unless its server names another one. */
  restMs = 60_000;
  /** Time that the dashboard waits for the model's wording. */
  briefMs = 4_000;
  /** Calls of the model per question, and tool calls in each. */
  rounds = 6;
  callsARound = 8;
  /** Token limit of a call, and the maximum length of an answer. */
  answerTokens = 1_500;
  answerCharacters = 12_000;
  /** Characters sent to the model for one question, in all calls. A token is about four characters. */
  promptCharacters = 300_000;
  /** Drafts in one answer. */
  cards = 2;
  /** Drafts in one answer, if the person asked for one for each of several customers. */
  cardsToEach = 5;
  /** Questions to the model per day. */
  perPerson = 200;
  perBusiness = 1_000;
  /** Tokens of the model per day, for all people of a business. */
  tokensPerBusiness = 10_000_000;
}
