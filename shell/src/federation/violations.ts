import { newTraceId, reportFailure } from './client-report';

const REMOTE_FILE = /\/remotes\/([a-z][a-z0-9-]*)\/([^/]+)\//;
/** A page that is refused the same thing at every frame says so once. */
const reported = new Set<string>();

/**
 * Reports to the server what the page's policy kept out, by the remote whose code asked for it: a script of
 * it, or a file of it. What neither names is the shell's.
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
