/** Collects the runs of one rich text. */
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

/** Decodes Excel's _x0007_ escapes for characters that XML cannot hold. */
export const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
