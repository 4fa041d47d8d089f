// The runtime's logger writes to the console; its stack traces, delegates and debug mode stay out of the bundle.
const PREFIX = '[ Module Federation ]';

export function createLogger(prefix) {
  const to =
    (method) =>
    (...args) =>
      console[method](prefix, ...args);
  const none = () => undefined;
  return {
    setPrefix: none,
    setDelegate: none,
    log: to('log'),
    warn: to('warn'),
    error: to('error'),
    success: to('info'),
    info: to('info'),
    ready: to('info'),
    debug: none,
  };
}

export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger(PREFIX);
export const infrastructureLogger = logger;
