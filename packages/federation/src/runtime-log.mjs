/**
 * Replacement for the federation runtime's logger, which each app would duplicate. The same
 * console output, without stack traces and build delegates.
 */
const PREFIX = '[ Module Federation ]';

export const createLogger = (prefix) => {
  const to =
    (method) =>
    (...words) =>
      console[method](prefix, ...words);
  const info = to('info');
  return {
    log: to('log'),
    warn: to('warn'),
    error: to('error'),
    success: info,
    info,
    ready: info,
    debug() {},
    setPrefix() {},
    setDelegate() {},
  };
};
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => {};
export const logger = createLogger(PREFIX);
export const infrastructureLogger = logger;
