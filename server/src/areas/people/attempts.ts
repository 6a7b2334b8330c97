import { refuse } from '@fairfloor/domain/general-refusals'
import { paceStart, paces } from '@fairfloor/domain/paces'
import { type Attempt, type FormKind, waitUntil } from '@fairfloor/domain/people/throttle'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database.ts'
import { askerOf, logOf, typedAccount } from '../../platform/log.ts'
import { networkOf } from '../../platform/network.ts'
import { lockPace, paceOf } from '../../platform/pace.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashOf } from '../../platform/tokens.ts'
import { transaction } from '../../platform/transaction.ts'
import { makeKeyedMutex } from './keyed-mutex.ts'
import { loginAttempts } from './tables.ts'

export type Attempts = {
  /**
   * Lets a caller try a password. The attempt is counted before its outcome is known, so that concurrent attempts get
   * no more tries than sequential ones; `check` answers undefined for a wrong password.
   * @throws Refusal too_many
   */
  guess<T>(from: Asker, account: string, check: () => Promise<T | undefined>): Promise<T | undefined>
  /**
   * The same for a code of a second factor. Six digits are soon tried from many addresses, so those of all addresses
   * count together.
   * @throws Refusal too_many
   */
  confirm<T>(from: Asker, userId: number, check: () => Promise<T | undefined>): Promise<T | undefined>
  /** Counts a question to a passkey, as each is kept. @throws Refusal too_many */
  question(from: Asker, challenge: string): Promise<void>
  /** A question that was answered rightly counts no more. */
  forgiveQuestion(from: Asker, challenge: string): Promise<void>
  /** Lets a passkey answer its question in place of a password. @throws Refusal too_many */
  answer<T>(from: Asker, credentialId: string, check: () => Promise<T | undefined>): Promise<T | undefined>
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
  const count = counter(db)

  const inTurn = <T>(from: Asker, attempt: Omit<Try, 'at'>, check: () => Promise<T | undefined>) =>
    inSequence(`${attempt.kind} ${attempt.address}`, async () => {
      await count(from, { ...attempt, at: clock() })
      const right = await check()
      if (right !== undefined) await forgive(db, attempt)
      return right
    })

  return {
    async ask(from, account, mail) {
      let isMailed = false
      const attempt: Try = { kind: 'lost-password', account, address: networkOf(from.request.ip), at: clock() }
      await count(from, attempt, async tx => {
        isMailed = await mailAtMost(tx, { ...attempt, kind: 'password-mail' }, mail)
      })
      return isMailed
    },
    question: (from, challenge) =>
      count(from, { kind: 'passkey', account: challenge, address: networkOf(from.request.ip), at: clock() }),
    forgiveQuestion: (from, challenge) =>
      forgive(db, { kind: 'passkey', account: challenge, address: networkOf(from.request.ip) }),
    answer: (from, credentialId, check) =>
      inTurn(from, { kind: 'passkey', account: hashOf(credentialId), address: networkOf(from.request.ip) }, check),
    guess: (from, account, check) =>
      inTurn(from, { kind: 'login', account, address: networkOf(from.request.ip) }, check),
    confirm: (from, userId, check) =>
      inTurn(from, { kind: 'second-step', account: `user ${userId}`, address: `user ${userId}` }, check),
  }
}

/** Limits the forms that visitors send: those of one mail address, and those of one network. */
export function visitorForms({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const count = counter(db)
  return {
    /** Counts a form. @throws Refusal too_many */
    guard: (from: Asker, kind: FormKind, account: string): Promise<void> =>
      count(from, { kind, account, address: networkOf(from.request.ip), at: clock() }),
    /** Does what mails an address, unless it has received enough lately: its owner did not ask for it. */
    mail: (account: string, mail: (tx: Db) => Promise<unknown>): Promise<boolean> =>
      transaction(db, tx => mailAtMost(tx, { kind: 'registration-mail', account, at: clock() }, mail)),
    /** The same within the transaction of what the mail is about. */
    mailWith: (tx: Db, account: string, mail: (tx: Db) => Promise<unknown>): Promise<boolean> =>
      mailAtMost(tx, { kind: 'registration-mail', account, at: clock() }, mail),
  }
}

/** Counts an attempt. @throws Refusal too_many */
const counter =
  (db: Db) =>
  async ({ request, reply }: Asker, attempt: Try, alongWith?: (tx: Db) => Promise<void>) => {
    const { kind, account, at } = attempt
    const until = await transaction(db, tx => countTry(tx, attempt, alongWith))
    if (!until) return
    const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
    reply.header('retry-after', seconds)
    logOf(request).warn({ ...askerOf(request), kind, account: typedAccount(account) }, 'too many attempts')
    throw refuse('too_many', { minutes: Math.ceil(seconds / 60) }, [], { success: false })
  }

type Kind = 'login' | 'second-step' | 'passkey' | 'lost-password' | FormKind

type Try = { kind: Kind; account: string; address: string; at: Date }

const isForm = (kind: Kind): kind is FormKind => kind in paces.forms

/** @returns until when to wait, or null when the attempt is allowed and counted */
async function countTry(tx: Db, attempt: Try, alongWith?: (tx: Db) => Promise<void>): Promise<Date | null> {
  const { kind, account, address, at } = attempt
  const pace = isForm(kind) ? paces.forms[kind] : paces.triesOfNetwork
  await lockPace(tx, `${kind} ${address}`)
  const ofNetwork = and(eq(loginAttempts.kind, kind), eq(loginAttempts.address, address))
  const attempts: Attempt[] = await tx
    .select({ account: loginAttempts.account, at: loginAttempts.at })
    .from(loginAttempts)
    .where(and(ofNetwork, gt(loginAttempts.at, paceStart(pace, at))))
    .orderBy(desc(loginAttempts.at))
    .limit(paces.triesOfNetwork.most)
  const until = waitUntil(attempts, account, pace)
  if (until) return until
  await tx.insert(loginAttempts).values(attempt)
  await alongWith?.(tx)
  return null
}

/**
 * Allows a mail to an account that has not received too many lately, requested from any addresses.
 * Counts only mails, so that an endless requester cannot keep the owner from getting one.
 */
async function mailAtMost(
  tx: Db,
  { kind, account, at }: Pick<Try, 'account' | 'at'> & { kind: 'password-mail' | 'registration-mail' },
  mail: (tx: Db) => Promise<unknown>,
): Promise<boolean> {
  await lockPace(tx, `${kind} ${account}`)
  const ofAccount = and(eq(loginAttempts.kind, kind), eq(loginAttempts.account, account))
  if ((await paceOf(tx, paces.mails, at, { at: loginAttempts.at, of: ofAccount })) > 0) return false
  await tx.insert(loginAttempts).values({ kind, account, address: '', at })
  await mail(tx)
  return true
}

/** Clears the attempts at an account: its owner was there. */
async function forgive(db: Db, { kind, account, address }: Omit<Try, 'at'>): Promise<void> {
  await db
    .delete(loginAttempts)
    .where(and(eq(loginAttempts.kind, kind), eq(loginAttempts.account, account), eq(loginAttempts.address, address)))
}
