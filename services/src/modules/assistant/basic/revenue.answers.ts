import { escapeMarkdown as plain } from '../text.js';
import { counted } from '../tools/tool.js';
import type { Toolbox } from '../tools/toolbox.js';
import { lines, type Answer, type Desk } from './answer.js';
import type { Intent } from './intent.js';

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

const SUGGESTIONS = ['Which services bring the most?', 'Compare this month with last month'];
const SHOWN = 5;

export async function revenueAnswer(
  desk: Desk,
  tools: Toolbox,
  { span }: IntentOf<'revenue'>,
): Promise<Answer> {
  const { data, sources } = await desk.use(tools.revenueSummary, span);
  const { total, jobs, average, previous, change, topServices } = data;
  const work = `${counted(jobs, 'completed job')}, ${average} each`;
  const head =
    span.when === 'this_month'
      ? `**This month so far: ${total}** from ${work}. ${await lastMonth(desk, tools)}`
      : `**${capital(data.title)} you took ${total}** with ${work}.`;
  const before = `${capital(previous.title)}: ${previous.total} with ${counted(previous.jobs, 'job')} (${change}).`;
  const noted = data.note ? [data.note] : [];
  const [best] = topServices;
  const most = best ? [`Most came from **${plain(best.service)}** (${best.revenue}).`] : [];
  return {
    text: [head, before, ...noted, ...most].join('\n\n'),
    sources,
    suggestions: SUGGESTIONS,
  };
}

async function lastMonth(desk: Desk, tools: Toolbox): Promise<string> {
  const { data } = await desk.use(tools.revenueSummary, { when: 'last_month' });
  return `The whole of last month came to ${data.total}.`;
}

export async function compareAnswer(
  desk: Desk,
  tools: Toolbox,
  { first, second }: IntentOf<'compare'>,
): Promise<Answer> {
  const { data, sources } = await desk.use(tools.compareRevenue, { first, second });
  const row = ({ title, total, jobs, average }: typeof data.first) =>
    `- ${capital(title)}: **${total}** with ${counted(jobs, 'completed job')}, ${average} each`;
  const verdict = `The difference is ${data.difference} (${data.change}).`;
  const { whole, note } = data;
  const noted = [
    ...(whole ? ['', `The whole of ${spanName(whole.title)} came to ${whole.total}.`] : []),
    ...(note ? ['', note] : []),
  ];
  const text = lines(row(data.first), row(data.second), '', verdict, ...noted);
  return { text, sources, suggestions: SUGGESTIONS };
}

export async function topServicesAnswer(
  desk: Desk,
  tools: Toolbox,
  { span }: IntentOf<'topServices'>,
): Promise<Answer> {
  const { data, sources } = await desk.use(tools.revenueSummary, span);
  const suggestions = ['Which upsells work best?', 'How was my revenue this month?'];
  if (data.topServices.length === 0) {
    return { text: `No job was completed ${data.title}.`, sources, suggestions };
  }
  const rows = data.topServices
    .slice(0, SHOWN)
    .map(({ service, revenue }) => `- **${plain(service)}**: ${revenue}`);
  const head = `What brought the most ${data.title}, of ${data.total} in all:`;
  return { text: lines(head, '', ...rows), sources, suggestions };
}

/** 'in May 2026' is May 2026. */
const spanName = (title: string) => title.replace(/^(?:in|on|from) /, '');

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
