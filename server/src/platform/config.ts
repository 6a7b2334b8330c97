import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { extraKeys } from '@fairfloor/domain/extras'
import addressparser from 'nodemailer/lib/addressparser'
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

/** An address that `fits`. The message never quotes what was set: it may hold a password. */
const url = (fits: (url: URL) => unknown, message: string) =>
  optional.refine(text => text === undefined || (URL.canParse(text) && Boolean(fits(new URL(text)))), message)

const isOrigin = ({ protocol, pathname, search, hash, username, password }: URL) =>
  /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username && !password

function isOneAddress(text: string): boolean {
  const [one, ...others] = addressparser(text, { flatten: true })
  return others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(one?.address ?? '')
}

const environment = z.object({
  PORT: optional.pipe(
    z.coerce.number<string | undefined>('A number from 0 to 65535, please.').int().min(0).max(65_535).default(3000),
  ),
  HOST: optional.transform(text => text ?? '127.0.0.1'),
  DATABASE_URL: url(
    ({ protocol }) => /^postgres(ql)?:$/.test(protocol),
    'The address of a PostgreSQL database, please, such as postgres://user:password@host/database.',
  ),
  DATABASE_CONNECTIONS: count(10, 1000),
  MAX_CONNECTIONS: count(10_000, 1_000_000),
  DATA_DIR: optional.transform(text => text ?? './data'),
  FILES_URL: url(
    ({ protocol, username, password }) => /^https?:$/.test(protocol) && username && password,
    'A bucket with its key, please, such as https://key:secret@host/bucket?region=eu-central-1.',
  ),
  SMTP_URL: url(
    ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname,
    'A mail server, please, such as smtps://user:password@mail.example.com.',
  ),
  MAIL_FROM: optional
    .transform(text => text ?? 'shop@fairfloor.test')
    .refine(isOneAddress, 'One address, please, such as shop@example.com or Shop <shop@example.com>.'),
  PUBLIC_URL: url(isOrigin, 'An address without a path, please, such as https://shop.example.com.').transform(
    text => text && new URL(text).origin,
  ),
  HSTS: optional.pipe(z.enum(['subdomains', 'host', 'off']).default('subdomains')),
  CLOCK: optional.pipe(z.iso.datetime({ offset: true }).optional()),
  DEMO: z.enum(['0', '1']).default('0'),
  DEMO_EDITION: z.enum(['2025', 'now']).default('now'),
  SENTRY_DSN: optional.pipe(z.url().optional()),
  TAG_MANAGER_ID: optional,
  HELP_WIDGET_URL: optional.pipe(z.url().optional()),
  NEWCOMER_PRODUCTS: z.enum(['horizontal', 'vertical']).default('horizontal'),
  LINE_EXTRAS: z.pipe(
    optional.transform(text => text?.split(',').map(key => key.trim()) ?? []),
    z.array(z.enum(extraKeys, `Of ${extraKeys.join(', ')}, those that the shop takes, please.`)),
  ),
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
    publicUrl: e.PUBLIC_URL ?? addressOf(e.HOST, e.PORT),
    /** Which hosts browsers are to call by https alone, where `publicUrl` is https: this one with all below it, this one, none. */
    hsts: e.HSTS,
    clockStart: e.CLOCK ? new Date(e.CLOCK) : undefined,
    /** Load the demo, also on PostgreSQL and at a public address. */
    demo: e.DEMO === '1',
    demoEdition: e.DEMO_EDITION,
    sentryDsn: e.SENTRY_DSN,
    tagManagerId: e.TAG_MANAGER_ID,
    helpWidgetUrl: e.HELP_WIDGET_URL,
    /** Which way the products of the Newcomer Week move. */
    newcomerProducts: e.NEWCOMER_PRODUCTS,
    /** What customers may add to the lines of their orders. */
    lineExtras: e.LINE_EXTRAS,
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

/** The address of a server that listens on a host, which may be an IPv6 address. */
export const addressOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
