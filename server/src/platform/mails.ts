import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { Later } from './later.ts'
import type { Log } from './log.ts'
import { type MailFileMaker, type MailFileRef, mailFiles } from './mail-files.ts'
import { filledWith, SECRET, type SecretMaker, secretMakers } from './mail-secrets.ts'
import { makeOutage } from './outages.ts'
import { errorText, plainError } from './plain-error.ts'
import { mails as table } from './tables.ts'
import { transaction } from './transaction.ts'

export type Mail = {
  kind: string
  to: string
  subject: string
  html: string
  text: string
  /** Who gets replies instead of the shop's own address. */
  replyTo?: string | undefined
  /** Files that go with it; see `makeFiles`. */
  attachments?: readonly MailFileRef[]
  /** For a mail that contains `SECRET`: the kind of secret, and what it is generated for. */
  secretFor?: number
}

/** Outgoing mail: written in the causing transaction, sent by a job, kept in the database without SMTP. */
export type Mails = {
  send(tx: Db, mail: Mail): Promise<void>
  /** Registers the generator of secrets for a kind of mail; call before `start`. */
  makeSecrets(kind: string, make: SecretMaker): void
  /** Registers what makes the files of a kind, when a mail is sent; call before `start`. */
  makeFiles(kind: string, make: MailFileMaker): void
  /** Sets sender name and reply address. A name in `MAIL_FROM` takes precedence. */
  signAs(sender: () => Sender): void
  start(): Promise<void>
  close(): void
}

export type Sender = { name: string; replyTo: string }

type Options = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'databaseUrl'>
  db: Db
  jobs: Pick<Jobs, 'send'>
  later: Pick<Later, 'job'>
  clock: Clock
  log: Log
  /** Whether an unsent mail keeps its secret, so that it can be read in the back office. */
  keepsSecrets(db: Db): Promise<boolean>
}

const QUEUE = 'send-mail'

/** A mail server may quote the whole mail. */
const MOST_SAID = 200

/** Prevents automatic replies (RFC 3834; the second header is for Exchange). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Shorter than a job may take, so that an unresponsive server is never contacted twice at once. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function openMails({ config, db, jobs, later, clock, log, keepsSecrets }: Options): Mails {
  const { smtpUrl, mailFrom, databaseUrl } = config
  const transport = smtpUrl ? nodemailer.createTransport({ url: smtpUrl, ...PATIENCE }) : undefined
  const [from] = addressparser(mailFrom, { flatten: true })
  const address = from?.address ?? mailFrom
  let senderOf: (() => Sender) | undefined
  const secrets = secretMakers(clock)
  const files = mailFiles()
  const outage = makeOutage(log, 'mail server')

  async function deliver(id: number) {
    const [mail] = await db.select().from(table).where(eq(table.id, id))
    if (!mail || mail.sentAt || !transport) return
    const { kind, secretFor } = mail
    // Of several at once, or after an outage, only the newest is sent: its secret replaces the others'.
    if (await hasNewer(mail)) return note(id, { error: 'Not sent: a newer mail replaced it.' })
    // Committed before the mail is sent: if this server dies in between, the next attempt generates another secret.
    const secret = secretFor === null ? null : await transaction(db, tx => secrets.make(tx, kind, secretFor))
    if (secret === undefined) return note(id, { error: 'Not sent: nobody may have its secret any more.' })
    try {
      const sender = senderOf?.()
      await transport.sendMail({
        from: { name: from?.name || (sender?.name ?? ''), address },
        ...replyingTo(mail.replyTo ?? sender?.replyTo),
        to: whole(mail.recipient),
        subject: mail.subject,
        ...(secret === null ? { html: mail.html, text: mail.text } : filledWith(mail, secret)),
        headers: HEADERS,
        attachments: await files.of(mail.attachments ?? []),
        // The same id on every attempt lets the receiver drop duplicates. A mail with another secret gets another id,
        // as the later one counts.
        messageId: `<mail-${mail.id}-${secret === null ? mail.createdAt.getTime() : randomUUID()}@${address.split('@').at(-1)}>`,
      })
    } catch (error) {
      // A mail server may quote the mail.
      const message = secret === null ? errorText(error) : errorText(error).replaceAll(secret, SECRET)
      if (isOutOfReach(error)) outage.began(message)
      else outage.ended()
      // Of many tries for the same reason the first alone.
      if (mail.error !== message) log.warn({ mail: id, kind, reason: message.slice(0, MOST_SAID) }, 'mail not sent')
      await note(id, { error: message })
      throw secret === null ? error : new Error(plainError(error).message.replaceAll(secret, SECRET))
    }
    outage.ended()
    await note(id, { sentAt: clock(), error: null })
  }

  async function hasNewer({ id, kind, secretFor }: typeof table.$inferSelect): Promise<boolean> {
    if (secretFor === null) return false
    const newer = and(eq(table.kind, kind), eq(table.secretFor, secretFor), gt(table.id, id))
    return (await db.select({ id: table.id }).from(table).where(newer).limit(1)).length > 0
  }

  async function note(id: number, outcome: { sentAt?: Date; error: string | null }): Promise<void> {
    await db.update(table).set(outcome).where(eq(table.id, id))
  }

  if (transport) later.job<{ id: number }>(QUEUE, ({ id }) => deliver(id))

  return {
    async send(tx, { kind, to, subject, html, text, replyTo = null, secretFor = null, attachments = [] }) {
      const isKept = secretFor !== null && !transport && (await keepsSecrets(tx))
      const secret = isKept ? await secrets.make(tx, kind, secretFor) : undefined
      const [row] = await tx
        .insert(table)
        .values({
          kind,
          recipient: to,
          replyTo,
          subject,
          html,
          text,
          createdAt: clock(),
          secretFor,
          secret: secret ?? null,
          attachments: attachments.length > 0 ? [...attachments] : null,
        })
        .returning({ id: table.id })
      if (transport) await jobs.send(tx, QUEUE, { id: row!.id })
    },
    makeSecrets: secrets.add,
    makeFiles: files.add,
    signAs(sender) {
      senderOf = sender
    },
    async start() {
      // The demo may have been given a mail server since. On a PostgreSQL server no secret is ever stored.
      if (!databaseUrl && (transport || !(await keepsSecrets(db))))
        await db.update(table).set({ secret: null }).where(isNotNull(table.secret))
    },
    close: () => transport?.close(),
  }
}

/** What the mail library calls a server that does not answer; one that refuses a mail answers. */
const isOutOfReach = (error: unknown): boolean =>
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND)$/.test(
    (error as { code?: string }).code ?? '',
  )

/** As one address: in a plain text, the mail library would read `x,somebody@else.test` as two. */
const whole = (address: string) => ({ name: '', address })

const replyingTo = (replyTo: string | undefined) => (replyTo ? { replyTo: whole(replyTo) } : {})
