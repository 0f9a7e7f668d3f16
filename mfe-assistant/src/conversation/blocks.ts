/** Parsed blocks of an answer's Markdown. Inline markup stays in the texts. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'paragraph' | 'quote'; lines: string[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: string[] }
  | { kind: 'table'; rows: string[][] };

const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const QUOTE = /^\s*>\s?(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^[\s|:-]+$/;
const FENCE = /^\s*(?:```|~~~)/;

function addItem(blocks: Block[], [, number, text = '']: RegExpExecArray): void {
  const last = blocks.at(-1);
  const isOrdered = number !== undefined;
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(text);
  else blocks.push({ kind: 'list', isOrdered, start: Number(number ?? 1), items: [text] });
}

function addRow(blocks: Block[], line: string, isNew: boolean): void {
  // The delimiter row below the head has no content.
  if (RULE.test(line)) return;
  const inside = ROW.exec(line)?.[1] ?? '';
  const cells = inside.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const last = blocks.at(-1);
  if (last?.kind === 'table' && !isNew) last.rows.push(cells);
  else blocks.push({ kind: 'table', rows: [cells] });
}

function addLine(blocks: Block[], kind: 'paragraph' | 'quote', line: string, isNew: boolean): void {
  const last = blocks.at(-1);
  if (last?.kind === kind && !isNew) last.lines.push(line);
  else blocks.push({ kind, lines: [line] });
}

function addText(blocks: Block[], line: string, isNew: boolean): void {
  const last = blocks.at(-1);
  // A line without a bullet continues the item above.
  if (last?.kind === 'list' && !isNew) last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
  else addLine(blocks, 'paragraph', line, isNew);
}

/** Reads Markdown: headings, paragraphs, quotes, lists, tables and code. Anything else is a paragraph. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  let fenced: string[] | undefined;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      if (fenced) blocks.push({ kind: 'code', text: fenced.join('\n') });
      fenced = fenced ? undefined : [];
      isNew = true;
      continue;
    }
    if (fenced) {
      fenced.push(line);
      continue;
    }
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line);
    const quote = QUOTE.exec(line)?.[1];
    if (!line.trim()) {
      isNew = true;
      continue;
    }
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (quote !== undefined) addLine(blocks, 'quote', quote, isNew);
    else if (item) addItem(blocks, item);
    else if (ROW.test(line)) addRow(blocks, line, isNew);
    else addText(blocks, line, isNew);
    isNew = heading !== undefined;
  }
  // A streaming answer has no closing fence yet.
  if (fenced) blocks.push({ kind: 'code', text: fenced.join('\n') });
  return blocks;
}
