import { Sayings } from '../forms/sayings.js';
import { wordTokens, type Turn } from './turn.js';

const LAYOUT = new Sayings([
  'and|so|ok|can_i|can_you|could_you|please|show|see|get|give|put|make|do|me|us|it|that|this|them|as|in|on|into|with|a|the|have* chart|graph|table|plot|diagram|bar_chart|line_chart|pie_chart please|instead|form?',
  'graph|chart|plot|visualize it|that|this|them please?',
  'y|como|en|hazlo|ponlo|muestrame|una|un* grafica|grafico|tabla',
]);

/** 'As a chart': where there are many numbers, the answer has one, and a table too. */
export const asChart: Turn = {
  name: 'the same, drawn or in a table',
  isWhole: true,
  of: (parts, before) => (LAYOUT.says(wordTokens(parts)) ? before : undefined),
};
