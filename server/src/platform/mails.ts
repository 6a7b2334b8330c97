import { eq } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Jobs } from './jobs.ts'
import { errorText } from './plain-error.ts'
import { mails as table } from './tables.ts'

export type Mail = { kind: string; to: string; subject: string; html: string; text: string }

/** Outgoing mail: written with the transaction that causes it, sent by a job, kept in the outbox without SMTP. */
export type Mails = {
  send(tx: Db, mail: Mail): Promise<void>
  close(): void
}

const QUEUE = 'send-mail'

/** Shorter than a job may take: a server that never answers must not be asked twice at the same time. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export function openMails({ smtpUrl, mailFrom }: Config, db: Db, jobs: Jobs, clock: Clock): Mails {
  const transport = smtpUrl ? nodemailer.createTransport({ url: smtpUrl, ...PATIENCE }, { from: mailFrom }) : undefined

  async function deliver(id: number) {
    const [mail] = await db.select().from(table).where(eq(table.id, id))
    if (!mail || mail.sentAt || !transport) return
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        // The same id on every try lets the receiving side drop a repeated delivery.
        messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@fairfloor>`,
      })
    } catch (error) {
      await db
        .update(table)
        .set({ error: errorText(error) })
        .where(eq(table.id, id))
      throw error
    }
    await db.update(table).set({ sentAt: clock(), error: null }).where(eq(table.id, id))
  }

  if (transport) jobs.work<{ id: number }>(QUEUE, ({ id }) => deliver(id))

  return {
    async send(tx, { kind, to, subject, html, text }) {
      const [row] = await tx
        .insert(table)
        .values({ kind, recipient: to, subject, html, text, createdAt: clock() })
        .returning({ id: table.id })
      if (transport) await jobs.send(tx, QUEUE, { id: row!.id })
    },
    close: () => transport?.close(),
  }
}
