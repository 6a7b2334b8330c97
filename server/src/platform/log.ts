import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured log lines on standard output; request headers that hold secrets are never written. */
export const makeLog = (level: string): Log =>
  pino({
    level,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'req.headers["x-api-key"]',
      'req.headers["x-csrf-token"]',
    ],
  })
