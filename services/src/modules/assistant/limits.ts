import { Injectable } from '@nestjs/common';

/** What the assistant may take; tests use smaller ones. */
@Injectable()
export class Limits {
  /** One call of the model, and everything one question starts. */
  callMs = 20_000;
  turnMs = 45_000;
  pingMs = 10_000;
  /** The dashboard does not wait longer for better words. */
  briefMs = 4_000;
  /** Questions a day. */
  perPerson = 200;
  perBusiness = 1_000;
}
