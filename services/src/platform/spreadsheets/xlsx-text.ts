/** The pieces of one text, which may be formatted differently. */
export class TextItem {
  private pieces = '';
  private isText = false;
  private isPronunciation = false;

  open(local: string): void {
    if (local === 'rPh') this.isPronunciation = true;
    this.isText = local === 't' && !this.isPronunciation;
  }

  text(text: string): void {
    if (this.isText) this.pieces += text;
  }

  close(local: string): void {
    if (local === 'rPh') this.isPronunciation = false;
    if (local === 't') this.isText = false;
  }

  flush(): string {
    const text = unescaped(this.pieces);
    this.pieces = '';
    return text;
  }
}

/** Excel writes characters that XML cannot hold as _x0007_. */
export const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
