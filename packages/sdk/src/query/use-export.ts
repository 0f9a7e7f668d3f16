import { api, ApiError, downloadFile, errorText, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { useEffect, useSyncExternalStore } from 'react';
import { safeStorage } from '../storage/storage';
import { toast } from '../toast/toast';

/** Request for an export. */
export type ExportOrder = Schema<'ExportInput'>;
type Export = Schema<'Export'>;

/** State of this person's export. */
export interface ExportState {
  /** True from the press of the button until the file is saved. */
  isBusy: boolean;
  /** Progress as a sentence, once the export takes longer than a moment. */
  progress?: string;
}

/** Storage key of this tab's unfinished export. */
const STORED_KEY = 'clearcoat.export';
/** Polling pauses: small exports are ready at once; after the first second, poll once a second. */
const PAUSES_MS = [60, 60, 60, 100, 100, 200, 400];
const PAUSE_MS = 1_000;
/** Maximum polls in a row without an answer. */
const MOST_UNANSWERED = 30;
const DOWNLOAD_LIMIT_MS = 10 * 60_000;

const IDLE: ExportState = { isBusy: false };
let state = IDLE;
const listeners = new Set<() => void>();

function show(next: ExportState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

const isUnderWay = ({ status }: Export) => status === 'waiting' || status === 'running';

const find = (id: string): Promise<Export> =>
  callAs(shapes.Export, api.GET('/api/exports/{id}', { params: { path: { id } } }));

const progressOf = ({ rows }: Export) =>
  rows === 0
    ? 'You can leave this page. The export keeps going.'
    : `${rows.toLocaleString('en-US')} rows so far. You can leave this page. The export keeps going.`;

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500);

const say = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

/** Polls until the export ends. A temporary loss of the network does not matter. */
async function follow(found: Export): Promise<Export> {
  let made = found;
  let unanswered = 0;
  for (let looks = 0; isUnderWay(made); looks++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSES_MS[looks] ?? PAUSE_MS));
    try {
      made = await find(made.id);
      unanswered = 0;
    } catch (error) {
      unanswered += 1;
      if (!isPassing(error) || unanswered > MOST_UNANSWERED) throw error;
    }
    if (looks >= PAUSES_MS.length - 1) show({ isBusy: true, progress: progressOf(made) });
  }
  return made;
}

const save = ({ id }: Export) =>
  downloadFile(`/api/exports/${encodeURIComponent(id)}/file`, { timeoutMs: DOWNLOAD_LIMIT_MS });

/** Downloads the file, or shows why there is none. */
async function finish(found: Export): Promise<void> {
  safeStorage.session.set(STORED_KEY, found.id);
  const made = await follow(found);
  if (made.problem === null) await save(made);
  safeStorage.session.remove(STORED_KEY);
  if (made.problem !== null) say(made.problem);
  // After a long wait the person may be on another page.
  else if (state.progress !== undefined) {
    toast({ title: 'Your export is ready', description: made.fileName });
  }
}

async function make(order: ExportOrder, fallback: string): Promise<void> {
  if (state.isBusy) return;
  show({ isBusy: true });
  try {
    await finish(await callAs(shapes.Export, api.POST('/api/exports', { body: order })));
  } catch (error) {
    say(errorText(error, fallback));
  } finally {
    show(IDLE);
  }
}

/** Resumes this tab's export after a reload. */
async function resume(): Promise<void> {
  const id = safeStorage.session.get(STORED_KEY);
  if (id === null || state.isBusy) return;
  show({ isBusy: true });
  try {
    const found = await find(id);
    if (isUnderWay(found)) {
      show({ isBusy: true, progress: progressOf(found) });
      await finish(found);
    } else offer(found);
  } catch (error) {
    // The export belongs to another person by now, or has expired. After a temporary failure it is
    // tried again on the next visit.
    if (!isPassing(error)) safeStorage.session.remove(STORED_KEY);
  } finally {
    show(IDLE);
  }
}

/** Offers the file instead of downloading it, because nobody has just pressed a button. */
function offer(found: Export): void {
  safeStorage.session.remove(STORED_KEY);
  if (found.problem !== null) {
    say(found.problem);
    return;
  }
  const keep = () =>
    void save(found).catch((error: unknown) =>
      say(errorText(error, 'Failed to download the file. Please try again.')),
    );
  toast({
    title: 'Your export is ready',
    description: found.fileName,
    action: { label: 'Download', onClick: keep },
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Creates an export and saves the file. It continues across pages; after a reload the page shows
 * its progress, or offers the file. One at a time.
 *
 * @returns the export's state, and `start(order, fallback)`, whose fallback is the message for a failure
 *   without one of the server
 * @example
 * const { isBusy, progress, start } = useExport();
 * start({ what: 'everything' }, 'Failed to export your data. Please try again.');
 */
export function useExport(): ExportState & {
  start: (order: ExportOrder, fallback: string) => void;
} {
  const shown = useSyncExternalStore(subscribe, () => state);
  useEffect(() => void resume(), []);
  return { ...shown, start: (order, fallback) => void make(order, fallback) };
}
