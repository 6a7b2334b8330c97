import { refuse } from '@fairfloor/domain/general-refusals'
import { type Attempt, mayBeMailed, PER_ADDRESS, waitUntil, windowStart } from '@fairfloor/domain/identity/throttle'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database.ts'
import { askerOf, logOf, typedAccount } from '../../platform/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/transaction.ts'
import { makeKeyedMutex } from './keyed-mutex.ts'
import { networkOf } from './network.ts'
import { loginAttempts } from './tables.ts'

type Attempts = {
  /**
   * Lets a caller try a password. The attempt is counted before its outcome is known, so that concurrent attempts get
   * no more tries than sequential ones; `check` answers undefined for a wrong password.
   * @throws Refusal too_many
   */
  guess<T>(from: Asker, account: string, check: () => Promise<T | undefined>): Promise<T | undefined>
  /**
   * Counts a request for a password together with its mail, unless the account has received enough mails lately.
   * @returns whether a mail is sent
   * @throws Refusal too_many for too many requests
   */
  ask(from: Asker, account: string, mail: (tx: Db) => Promise<void>): Promise<boolean>
}

type Asker = { request: FastifyRequest; reply: FastifyReply }

export function makeAttempts({ db, clock }: Pick<Platform, 'db' | 'clock'>): Attempts {
  // Attempts from one network run one after the other: simultaneous correct passwords must not count as too many wrong
  // ones.
  const inSequence = makeKeyedMutex()

  async function count({ request, reply }: Asker, kind: Kind, account: string, alongWith?: (tx: Db) => Promise<void>) {
    const at = clock()
    const address = networkOf(request.ip)
    const until = await transaction(db, tx => countTry(tx, { kind, account, address, at }, alongWith))
    if (!until) return
    const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
    reply.header('retry-after', seconds)
    logOf(request).warn({ ...askerOf(request), kind, account: typedAccount(account) }, 'too many attempts')
    throw refuse('too_many', { minutes: Math.ceil(seconds / 60) }, [], { success: false })
  }

  return {
    async ask(from, account, mail) {
      let isMailed = false
      await count(from, 'lost-password', account, async tx => {
        isMailed = await mailAtMost(tx, { account, at: clock() }, mail)
      })
      return isMailed
    },
    guess: (from, account, check) =>
      inSequence(networkOf(from.request.ip), async () => {
        await count(from, 'login', account)
        const right = await check()
        if (right !== undefined) await forgive(db, account, networkOf(from.request.ip))
        return right
      }),
  }
}

type Kind = 'login' | 'lost-password'

type Try = { kind: Kind; account: string; address: string; at: Date }

/** @returns until when to wait, or null when the attempt is allowed and counted */
async function countTry(tx: Db, attempt: Try, alongWith?: (tx: Db) => Promise<void>): Promise<Date | null> {
  const { kind, account, address, at } = attempt
  // Servers on the same database count one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${address}`}, 0))`)
  const attempts: Attempt[] = await tx
    .select({ account: loginAttempts.account, at: loginAttempts.at })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.kind, kind), eq(loginAttempts.address, address), gt(loginAttempts.at, windowStart(at))))
    .orderBy(desc(loginAttempts.at))
    .limit(PER_ADDRESS)
  const until = waitUntil(attempts, account)
  if (until) return until
  await tx.insert(loginAttempts).values(attempt)
  await alongWith?.(tx)
  return null
}

/**
 * Allows a mail to an account that has not received too many lately, from whatever addresses they were requested.
 * Counts only mails, so that an endless requester cannot keep the owner from getting one.
 */
async function mailAtMost(
  tx: Db,
  { account, at }: Pick<Try, 'account' | 'at'>,
  mail: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const kind = 'password-mail'
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${account}`}, 0))`)
  const mailed = await tx.$count(
    loginAttempts,
    and(eq(loginAttempts.kind, kind), eq(loginAttempts.account, account), gt(loginAttempts.at, windowStart(at))),
  )
  if (!mayBeMailed(mailed)) return false
  await tx.insert(loginAttempts).values({ kind, account, address: '', at })
  await mail(tx)
  return true
}

/** Clears the attempts at an account: its owner has logged in. */
async function forgive(db: Db, account: string, address: string): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.kind, 'login'), eq(loginAttempts.account, account), eq(loginAttempts.address, address)))
}
