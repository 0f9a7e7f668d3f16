/** None of a remote's versions works here. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: string,
    readonly version: string,
    /** Ties what the person sees to the report that was sent. */
    readonly traceId: string,
    cause: unknown,
  ) {
    super(`The part '${remote}' could not be loaded.`, { cause });
  }
}

/** A page of a remote throws whatever the version: it is what it should show that is wrong. */
export class PageCrash extends Error {
  override readonly name = 'PageCrash';
  constructor(
    readonly remote: string,
    readonly traceId: string,
    cause: unknown,
  ) {
    super(`A page of '${remote}' cannot be shown.`, { cause });
  }
}
