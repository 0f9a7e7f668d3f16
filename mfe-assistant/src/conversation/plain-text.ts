import { parseBlocks, type Block } from './blocks';
import { parseInline } from './inline';

const plainLine = (text: string): string =>
  parseInline(text)
    .map((part) =>
      part.kind === 'text' || part.kind === 'code' ? part.text : plainLine(part.text),
    )
    .join('');

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return plainLine(block.text);
    case 'code':
      return block.text;
    case 'table':
      return block.rows.map((cells) => cells.map(plainLine).join(' | ')).join('\n');
    case 'list': {
      const bullet = (index: number) => (block.isOrdered ? `${block.start + index}.` : '-');
      return block.items.map((item, index) => `${bullet(index)} ${plainLine(item)}`).join('\n');
    }
    default:
      return block.lines.map(plainLine).join('\n');
  }
}

/** Plain text of an answer, for copying and screen readers. */
export const plainText = (markdown: string): string =>
  parseBlocks(markdown).map(plainBlock).join('\n\n');
