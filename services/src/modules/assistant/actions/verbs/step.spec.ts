import { callOf } from '../testing.js';

it.each([
  ['mark the 9am done', 'draft_step: 09:00 step=finish'],
  ['mark derek done', 'draft_step: Derek Turner step=finish'],
  ['mark derek as a no show', 'draft_step: Derek Turner step=no-show'],
  ['derek no showed', 'draft_step: Derek Turner step=no-show'],
  ['confirm tanya', 'draft_step: Tanya Hayes step=confirm'],
  ['confirm it', 'draft_step: last step=confirm'],
  ['confirm all of fridays', 'draft_step: 2026-11-27 step=confirm isAll=true'],
  ['confirm tomorrows jobs', 'draft_step: 2026-11-23 step=confirm isAll=true'],
  ['mark all of todays jobs done', 'draft_step: 2026-11-22 step=finish isAll=true'],
  ['start derek', 'draft_step: Derek Turner step=start'],
  ['finish my first job', 'draft_step: step=finish nth=0'],
  ['done with tanya', 'draft_step: Tanya Hayes step=finish'],
  ['marca a derek como terminado', 'draft_step: Derek Turner step=finish'],
  ['mark the last one of tanya done', 'draft_step: Tanya Hayes step=finish nth=-1'],
  ['did derek no show', 'none'],
  ['is derek done', 'none'],
  [
    'confirm with tanya that we come at 9',
    'draft_message: Tanya Hayes purpose=other text=we come at 9. channel=sms',
  ],
  ['charge derek for the no show', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
