/**
 * Stands in for the federation runtime's own log, which each app would have a copy of: the same words on the console, without
 * stacks and delegates for builds.
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
