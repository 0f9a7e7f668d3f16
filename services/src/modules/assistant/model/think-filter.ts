const OPEN = '<think>';
const CLOSE = '</think>';

/** Removes the thoughts that some models write before the answer. */
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
      // Only a possible start of the closing tag is kept.
      this.held = this.held.slice(-CLOSE.length);
      return '';
    }
    this.state = 'gap';
    return this.release(this.held.slice(end + CLOSE.length).trimStart());
  }

  /** Held text that turned out to be no thought. */
  end(): string {
    return this.state === 'start' ? this.release(this.held) : '';
  }

  private release(text: string): string {
    if (text !== '') this.state = 'answer';
    this.held = '';
    return text;
  }
}
