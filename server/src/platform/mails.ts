import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Jobs } from './jobs.ts'
import { filledWith, SECRET, type SecretMaker, secretMakers } from './mail-secrets.ts'
import { errorText } from './plain-error.ts'
import { mails as table } from './tables.ts'
import { transaction } from './transaction.ts'

export type Mail = {
  kind: string
  to: string
  subject: string
  html: string
  text: string
  /** For a mail with a secret, in whose place stands `SECRET`: what the maker of this kind makes it for. */
  secretFor?: number
}

/** Outgoing mail: written with the transaction that causes it, sent by a job, kept in the outbox without SMTP. */
export type Mails = {
  send(tx: Db, mail: Mail): Promise<void>
  /** Says who makes the secrets of a kind of mail; before `start`. */
  makeSecrets(kind: string, make: SecretMaker): void
  /** Says in whose name mails go out, and where answers go. A name in `MAIL_FROM` goes before. */
  signAs(sender: () => Sender): void
  start(): Promise<void>
  close(): void
}

export type Sender = { name: string; replyTo: string }

type Given = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'databaseUrl'>
  db: Db
  jobs: Jobs
  clock: Clock
  /** Whether a mail that is not sent keeps its secret, to be read in the back office. */
  keepsSecrets(db: Db): Promise<boolean>
}

const QUEUE = 'send-mail'

/** Nobody's holiday notice shall answer a machine (RFC 3834; the second is for Exchange). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Shorter than a job may take: a server that never answers must not be asked twice at the same time. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function openMails({ config, db, jobs, clock, keepsSecrets }: Given): Mails {
  const { smtpUrl, mailFrom, databaseUrl } = config
  const transport = smtpUrl ? nodemailer.createTransport({ url: smtpUrl, ...PATIENCE }) : undefined
  const [from] = addressparser(mailFrom, { flatten: true })
  const address = from?.address ?? mailFrom
  let senderOf: (() => Sender) | undefined
  const secrets = secretMakers(clock)

  async function deliver(id: number) {
    const [mail] = await db.select().from(table).where(eq(table.id, id))
    if (!mail || mail.sentAt || !transport) return
    const { kind, secretFor } = mail
    // Of several at once, or after an outage, the newest is enough: its secret takes the place of the others'.
    if (await hasNewer(mail)) return note(id, { error: 'Not sent: a newer mail replaced it.' })
    // Committed before the mail goes out: were this server to die in between, the next try makes another secret.
    const secret = secretFor === null ? null : await transaction(db, tx => secrets.make(tx, kind, secretFor))
    if (secret === undefined) return note(id, { error: 'Not sent: nobody may have its secret any more.' })
    try {
      const sender = senderOf?.()
      await transport.sendMail({
        from: { name: from?.name || (sender?.name ?? ''), address },
        ...(sender ? { replyTo: sender.replyTo } : {}),
        to: mail.recipient,
        subject: mail.subject,
        ...(secret === null ? { html: mail.html, text: mail.text } : filledWith(mail, secret)),
        headers: HEADERS,
        // The same id on every try lets the receiving side drop a repeated delivery. With another secret in it, the
        // later mail is the one that counts.
        messageId: `<mail-${mail.id}-${secret === null ? mail.createdAt.getTime() : randomUUID()}@${address.split('@').at(-1)}>`,
      })
    } catch (error) {
      // A mail server may quote what it was sent.
      const told = secret === null ? errorText(error) : errorText(error).replaceAll(secret, SECRET)
      await note(id, { error: told })
      throw secret === null ? error : new Error(told)
    }
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

  if (transport) jobs.work<{ id: number }>(QUEUE, ({ id }) => deliver(id))

  return {
    async send(tx, { kind, to, subject, html, text, secretFor = null }) {
      const isKept = secretFor !== null && !transport && (await keepsSecrets(tx))
      const secret = isKept ? await secrets.make(tx, kind, secretFor) : undefined
      const [row] = await tx
        .insert(table)
        .values({ kind, recipient: to, subject, html, text, createdAt: clock(), secretFor, secret: secret ?? null })
        .returning({ id: table.id })
      if (transport) await jobs.send(tx, QUEUE, { id: row!.id })
    },
    makeSecrets: secrets.add,
    signAs(sender) {
      senderOf = sender
    },
    async start() {
      // The demo may have been given a mail server since. On a PostgreSQL server no secret was ever kept.
      if (!databaseUrl && (transport || !(await keepsSecrets(db))))
        await db.update(table).set({ secret: null }).where(isNotNull(table.secret))
    },
    close: () => transport?.close(),
  }
}
