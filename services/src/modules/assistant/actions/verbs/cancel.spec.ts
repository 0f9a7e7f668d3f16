import { callOf } from '../testing.js';

it.each([
  ['cancel derek on friday', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['cancel derek', 'draft_cancellation: Derek Turner'],
  ['cancel friday', 'draft_cancellation: 2026-11-27'],
  ['cancel everything friday', 'draft_cancellation: 2026-11-27 isAll=true'],
  ['clear friday', 'draft_cancellation: 2026-11-27 isAll=true'],
  ['cancel the 2pm tomorrow', 'draft_cancellation: 2026-11-23 14:00'],
  ['cancel the second one', 'draft_cancellation: nth=1'],
  ['cancel both', 'draft_cancellation: last many x2'],
  ['cancel them', 'draft_cancellation: last many'],
  ['cancel it', 'draft_cancellation: last'],
  ['cancel zork bento', 'draft_cancellation: ?zork bento'],
  [
    'cancel everyone tomorrow except tanya',
    'draft_cancellation: 2026-11-23 isAll=true excepted=except tanya',
  ],
  ['cancel derek if it rains', 'draft_cancellation: Derek Turner excepted=if it rains'],
  ['take derek off friday', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['remove tanya friday', 'draft_cancellation: Tanya Hayes 2026-11-27'],
  ['cancela a derek el viernes', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['scratch derek turners job friday', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['derek turner cant make it, take him off', 'draft_cancellation: Derek Turner'],
  ["derek can't make it friday", 'draft_cancellation: Derek Turner 2026-11-27'],
  ['derek turner called, cant come tomorrow', 'draft_cancellation: Derek Turner 2026-11-23'],
  ['derek no puede venir el viernes', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['derek bailed on friday', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['derek no puede el viernes', 'draft_cancellation: Derek Turner 2026-11-27'],
  ['derek cant make it before noon', 'none'],
  ['derek cant make up his mind', 'none'],
  ['who cant make it friday', 'none'],
  ['delete derek turner', 'none'],
  ['delete the express detail service', 'none'],
  ['delete all my appointments', 'none'],
  ['cancel rate by month', 'none'],
])('%s', async (text, call) => {
  expect(await callOf(text)).toBe(call);
});
