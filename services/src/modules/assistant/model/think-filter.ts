const OPEN = '<think>';
const CLOSE = '</think>';

/** Leaves out what some models think aloud before they answer. */
export class ThinkFilter {
  private state: 'start' | 'thinking' | 'gap' | 'answer' = 'start';
  private held = '';

  push(delta: string): string {
    if (this.state === 'answer') return delta;
    if (this.state === 'gap') return this.release(delta.trimStart());
    this.held += delta;
    if (this.state === 'start') {
      const begun = this.held.trimStart();
      if (begun.startsWith(OPEN)) this.state = 'thinking';
      else if (!OPEN.startsWith(begun)) return this.release(this.held);
      else return '';
    }
    const end = this.held.indexOf(CLOSE);
    if (end === -1) {
      // Nothing but the beginning of the end need be kept.
      this.held = this.held.slice(-CLOSE.length);
      return '';
    }
    this.state = 'gap';
    return this.release(this.held.slice(end + CLOSE.length).trimStart());
  }

  /** What was held back and turned out to be no thought. */
  end(): string {
    return this.state === 'start' ? this.release(this.held) : '';
  }

  private release(text: string): string {
    if (text !== '') this.state = 'answer';
    this.held = '';
    return text;
  }
}
