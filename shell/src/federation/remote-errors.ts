/** No version of a remote loads in this page. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: string,
    readonly version: string,
    /** Id that links the error on screen to its report. */
    readonly traceId: string,
    cause: unknown,
  ) {
    super(`The part '${remote}' could not be loaded.`, { cause });
  }
}

/** A page of a remote throws in every version, so its data is at fault. */
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
