import { Injectable } from '@nestjs/common';

/** What the assistant may take; tests use smaller ones. */
@Injectable()
export class Limits {
  /** Until the model says its first word, or how long it may pause, in a call. */
  firstWordMs = 20_000;
  silenceMs = 15_000;
  /** Everything one question starts. */
  turnMs = 45_000;
  pingMs = 10_000;
  /** A model that failed is left alone for as long, unless it says itself for how long. */
  restMs = 60_000;
  /** The dashboard does not wait longer for better words. */
  briefMs = 4_000;
  /** Calls of the model for a question, and calls of tools in each. */
  rounds = 6;
  callsARound = 8;
  /** What the model is asked to stay below in a call, and what an answer may hold at most. */
  answerTokens = 1_500;
  answerCharacters = 12_000;
  /** What is sent to the model for one question, in all its calls; four characters are about a token. */
  promptCharacters = 300_000;
  /** Drafts in one answer. */
  cards = 2;
  /** Those that a person asked for each of several customers. */
  cardsToEach = 5;
  /** Questions to the model a day. */
  perPerson = 200;
  perBusiness = 1_000;
  /** Tokens of the model a day, all people together. */
  tokensPerBusiness = 10_000_000;
}
