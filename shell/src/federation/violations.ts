import { newTraceId, reportFailure } from './client-report';

const REMOTE_FILE = /\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\//;
/** A page that repeats a violation in every frame reports it once. */
const reported = new Set<string>();

/**
 * Reports a CSP violation to the server under the remote whose script or file caused it.
 * Violations that name no remote are the shell's.
 */
export function reportViolation(violation: SecurityPolicyViolationEvent): void {
  const { effectiveDirective, blockedURI, sourceFile } = violation;
  const [, remote = 'shell', version = 'unknown'] =
    REMOTE_FILE.exec(sourceFile) ?? REMOTE_FILE.exec(blockedURI) ?? [];
  const reason = `The page's policy (${effectiveDirective}) kept out ${blockedURI.split('?', 1)[0]}.`;
  const key = `${remote} ${version} ${reason}`;
  if (reported.has(key)) return;
  reported.add(key);
  reportFailure({ remote, version, traceId: newTraceId(), kind: 'load', error: reason });
}
