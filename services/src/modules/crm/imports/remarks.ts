import { truncate } from '../../../platform/text/truncate.js';

const LONGEST_LINE = 1_000;

/** Notes lines for a row's contact, and sentences for the person who imports. */
export class Remarks {
  private readonly lines: string[] = [];
  private readonly sentences: string[] = [];

  /** Adds a notes line without a warning, such as the company. */
  line(text: string): void {
    this.lines.push(truncate(text, LONGEST_LINE));
  }

  say(sentence: string): void {
    if (!this.sentences.includes(sentence)) this.sentences.push(sentence);
  }

  /** Keeps a value in the notes that its field cannot hold, with a warning. */
  keep(label: string, value: string, reason: string): void {
    this.line(`${label}: ${value}`);
    this.say(`${reason}: kept in the notes`);
  }

  /** Keeps a further value of a field that holds only one. */
  more(label: string, value: string, what: string): void {
    this.keep(label, value, `${value} is ${what}`);
  }

  read(): { lines: string[]; leftOut: string } {
    return { lines: this.lines, leftOut: this.sentences.join('. ') };
  }
}
