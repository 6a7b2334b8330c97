import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { isLongRun } from '../../platform/testing/run.ts'
import type { LockingCall } from './calls.ts'
import { countOf, type Scene } from './scene.ts'

/** How many callers there are at once. */
export const AT_ONCE = isLongRun ? 20 : 4

/** Statuses, and how many answers have each. */
type Statuses = Readonly<Record<number, number>>

/** The same call, sent by several at the same moment. */
export type Race = {
  /** With its method, as its endpoint describes it. */
  readonly call: string
  readonly what: string
  readonly statuses: Statuses
  /** All answers are equal. */
  readonly same?: true
  /** The answer to each request that loses the race. */
  readonly told?: object
  /** Makes what the callers want to change. */
  readonly ready: (scene: Scene) => Promise<Ready>
}

export type Ready = {
  /** Sends the call. @param on which of two servers: callers take turns */
  readonly send: (on: 0 | 1, i: number) => Promise<LightMyRequestResponse>
  /** A statement, and the only row that it finds afterwards. */
  readonly kept: readonly [statement: SQL, row: object]
}

/** All succeed; in the end it has happened once, or each has counted. */
export const all = (status = 200): Statuses => ({ [status]: AT_ONCE })

/** As many succeed as there is for, usually one; the others are told why not. */
export const only = (winners: number, status: number): Statuses => ({ 200: winners, [status]: AT_ONCE - winners })

/** One succeeds. */
export const first = (status = 409): Statuses => only(1, status)

/** One of the callers is in the audit log. */
export async function audited({ one }: Scene, send: Ready['send']): Promise<Ready> {
  const { last } = await one<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from audit_log`)
  return { send, kept: [countOf(sql`audit_log where id > ${last}`), { n: 1 }] }
}

type Form = { readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly url: string; readonly payload?: object }

/** Operators who send the same form at once: one is written down. */
export const once = (call: LockingCall, statuses: Statuses, form: (scene: Scene) => Promise<Form>): Race => ({
  call,
  what: 'of several operators one does it',
  statuses,
  ready: async scene => {
    const { method = call.split(' ', 1)[0] as NonNullable<Form['method']>, ...sent } = await form(scene)
    return audited(scene, on => scene.operator[on].call({ method, ...sent }))
  },
})
