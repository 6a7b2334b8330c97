import { resolve } from 'node:path'
import * as z from 'zod'
import { LIMITS, type Limits } from './limits.ts'
import { trustedProxies } from './trusted-proxies.ts'

const optional = z
  .string()
  .optional()
  .transform(text => text || undefined)

/** A count, from 1. */
const count = (usual: number, most: number) =>
  optional.pipe(z.coerce.number<string | undefined>().int().min(1).max(most).default(usual))

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: optional,
  DATABASE_CONNECTIONS: count(10, 1000),
  MAX_CONNECTIONS: count(10_000, 1_000_000),
  DATA_DIR: z.string().default('./data'),
  FILES_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('shop@fairfloor.test'),
  PUBLIC_URL: optional.transform(text => text?.replace(/\/+$/, '')),
  CLOCK: optional.pipe(z.iso.datetime({ offset: true }).optional()),
  DEMO: z.enum(['0', '1']).default('0'),
  DEMO_EDITION: z.enum(['2025', 'now']).default('now'),
  SENTRY_DSN: optional.pipe(z.url().optional()),
  TAG_MANAGER_ID: optional,
  HELP_WIDGET_URL: optional.pipe(z.url().optional()),
  NEWCOMER_PRODUCTS: z.enum(['horizontal', 'vertical']).default('horizontal'),
  CARD_PROVIDER: optional.pipe(z.enum(['test', 'none']).optional()),
  SECOND_FACTOR: optional.pipe(z.enum(['staff', 'offered']).optional()),
  API_REQUESTS_PER_MINUTE: count(120, 100_000_000),
  STOCK_PUSH_ALLOW_PRIVATE: z.enum(['0', '1']).default('0'),
  TRUST_PROXY: optional.transform((text = '0', context) => {
    try {
      return trustedProxies(text)
    } catch (error) {
      context.issues.push({ code: 'custom', message: (error as Error).message, input: text })
      return z.NEVER
    }
  }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** The configuration, read once at start. */
export type Config = ReturnType<typeof readConfig>

/** @throws Error that names every invalid variable */
export function readConfig(env: Record<string, string | undefined>) {
  const read = environment.safeParse(env)
  if (!read.success)
    throw new Error(
      `Configuration: ${read.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    )
  const e = read.data
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    databaseConnections: e.DATABASE_CONNECTIONS,
    maxConnections: e.MAX_CONNECTIONS,
    dataDir: resolve(e.DATA_DIR),
    filesUrl: e.FILES_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    publicUrl: e.PUBLIC_URL ?? `http://${e.HOST}:${e.PORT}`,
    clockStart: e.CLOCK ? new Date(e.CLOCK) : undefined,
    /** Load the demo, also on PostgreSQL and at a public address. */
    demo: e.DEMO === '1',
    demoEdition: e.DEMO_EDITION,
    sentryDsn: e.SENTRY_DSN,
    tagManagerId: e.TAG_MANAGER_ID,
    helpWidgetUrl: e.HELP_WIDGET_URL,
    /** Which way the products of the Newcomer Week move. */
    newcomerProducts: e.NEWCOMER_PRODUCTS,
    /** Who takes payments by card; undefined: the test provider in the demo, else nobody. */
    cardProvider: e.CARD_PROVIDER,
    /** Of whom a second factor is demanded: operators and agents, or nobody; undefined: of staff, except in the demo. */
    secondFactor: e.SECOND_FACTOR,
    /** Requests to /api/v1 that are answered, of each key. */
    apiRequestsPerMinute: e.API_REQUESTS_PER_MINUTE,
    stockPushAllowPrivate: e.STOCK_PUSH_ALLOW_PRIVATE === '1',
    /** Proxies whose X-Forwarded-* headers are trusted for the client's address and scheme. */
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
    limits: LIMITS as Limits,
  }
}
