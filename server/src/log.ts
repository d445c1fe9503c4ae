import { type Logger, pino, stdTimeFunctions } from 'pino'

/** Structured logs on standard error; what people read on start goes to standard output. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A last net: no code of ours logs these.
      redact: {
        paths: ['password', 'token', '*.password', '*.token', 'req.headers', 'headers'],
        remove: true,
      },
    },
    process.stderr,
  )
}
