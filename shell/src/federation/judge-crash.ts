import { startRetryEpoch } from '@clearcoat/sdk';
import { afterCrash } from './candidates';
import { newTraceId } from './client-report';
import { isLoadError } from './crash-log';
import { giveUp, isNetworkSound, report, type Running } from './load-best';
import { quarantine } from './quarantine';
import { PageCrash, RemoteLoadError } from './remote-errors';
import { containersOf, type RemoteRecord } from './remote-record';

/**
 * Finds out what caused a crash of the running version. Unless the version is worth a retry, it is
 * quarantined.
 *
 * @returns whether to render the same version again
 * @throws PageCrash when another version throws the same error, RemoteLoadError when only the
 *   network failed
 */
export async function judgeCrash(
  record: RemoteRecord,
  { candidate }: Running,
  error: unknown,
): Promise<boolean> {
  const { remote, crashes } = record;
  const all = containersOf(record);
  const others = all.filter((container) => container !== candidate.container);
  const isFirst = crashes.note(candidate.container, error);
  const verdict = afterCrash({ isFirst, isShared: crashes.hasThrown(others, error) });
  if (verdict === 'retry') {
    startRetryEpoch();
    return true;
  }
  const traceId = newTraceId();
  if (verdict === 'page') {
    // The versions are not at fault; the next page may work.
    quarantine.release(all);
    report(remote.name, candidate, { kind: 'page', traceId, error });
    throw new PageCrash(remote.name, traceId, error);
  }
  const kind = isLoadError(error) ? 'load' : 'render';
  if (kind === 'load' && !(await isNetworkSound())) {
    throw new RemoteLoadError(remote.name, candidate.version, traceId, error);
  }
  giveUp(remote.name, candidate, { kind, traceId, error });
  return false;
}
