import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/**
 * JSON lines. Fields that could hold personal data are removed at any depth.
 *
 * @param destination standard output by default
 */
export const createLogger = (level: NonNullable<LoggerOptions['level']>, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        // rawPacket and its like are what a client sent, with its cookies, on errors of Node's HTTP parser.
        paths: [
          'rawPacket',
          '*.rawPacket',
          'err.headers',
          'email',
          'phone',
          '*.email',
          '*.phone',
          '*.message',
          'req.headers',
          'req.remoteAddress',
          'ip',
        ],
        remove: true,
      },
    },
    // Many lines in one write: a write for each line took a twentieth of a page's time. What waits is written at exit and after a fatal line.
    destination ?? pino.destination({ dest: 1, minLength: 4096, periodicFlush: 100 }),
  );
