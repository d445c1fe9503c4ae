import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

/** Where PostgreSQL quotes the very row or value it complains of. */
const rowContents = ['err.detail', 'err.where', 'err.cause.detail', 'err.cause.where']

/** Structured logs on standard error; what people read on start goes to standard output. */
export function createLog(level: string, destination: DestinationStream = process.stderr): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A last net: no code of ours logs these.
      redact: {
        paths: ['password', 'token', '*.password', '*.token', 'req.headers', 'headers', ...rowContents],
        remove: true,
      },
    },
    destination,
  )
}
