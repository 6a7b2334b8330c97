import { getMail, getMails } from '@fairfloor/domain/back-office/contract'
import * as shapes from '@fairfloor/domain/back-office/shapes'
import type { Answer } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { and, eq, getTableColumns, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { down, keyset, type Part } from '../../platform/keyset.ts'
import { containing } from '../../platform/like-pattern.ts'
import { readable } from '../../platform/mail-secrets.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { mails } from '../../platform/tables.ts'
import { usersOf } from './people.ts'

type Mail = Omit<typeof mails.$inferSelect, 'html' | 'text' | 'secret'>
type State = 'sent' | 'kept' | 'waiting' | 'failed'

/** All mails of the shop; without an SMTP server they are read here. */
export function serveMails(platform: Platform): void {
  const { db, config } = platform
  /** An unsent mail is waiting for its job, or is kept where no mail server is set up. */
  const unsent: State = config.smtpUrl ? 'waiting' : 'kept'

  const list = async (
    { query: { search, state, customer } }: ListCall<typeof getMails>,
    part: Part,
  ): Promise<Answer<typeof getMails>> => {
    const where = and(
      state && inState(state),
      search === '' ? undefined : mentions(search),
      customer === undefined
        ? undefined
        : inArray(
            mails.recipient,
            (await usersOf(db, customer)).map(({ email }) => email),
          ),
    )
    const { html: _html, text: _text, secret: _secret, ...columns } = getTableColumns(mails)
    const keys = keyset([down(mails.id)], part)
    const found = await db
      .select({ ...columns, key: keys.key })
      .from(mails)
      .where(and(where, keys.where))
      .orderBy(keys.orderBy)
      .limit(keys.limit)
    const { rows, listed } = keys.part(found, part.total ?? (await db.$count(mails, where)))
    return { ...listed, mails: rows.map(view) }
  }

  serveList(platform, getMails, shapes.getMails, list, {
    name: 'mails',
    rows: ({ mails }) => mails,
    columns: [
      ['number', ({ id }) => id],
      ['kind', ({ kind }) => kind],
      ['recipient', ({ recipient }) => recipient],
      ['subject', ({ subject }) => subject],
      ['state', ({ state }) => state, 'word'],
      ['written', ({ created_at }) => created_at, 'instant'],
      ['sent', ({ sent_at }) => sent_at, 'instant'],
      ['failure', ({ failure }) => failure],
    ],
  })

  serve(platform, getMail, shapes.getMail, async ({ params }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, params.id))
    if (!mail) throw refuse('not_found')
    return { ...view(mail), ...readable(mail) }
  })

  const view = ({ id, kind, recipient, subject, createdAt, sentAt, error }: Mail) => ({
    id,
    kind,
    recipient,
    subject,
    state: sentAt ? ('sent' as const) : error ? ('failed' as const) : unsent,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    failure: error,
  })

  function inState(state: State) {
    if (state === 'sent') return isNotNull(mails.sentAt)
    if (state === 'failed') return and(isNull(mails.sentAt), isNotNull(mails.error))
    return state === unsent ? and(isNull(mails.sentAt), isNull(mails.error)) : sql`false`
  }
}

const mentions = (search: string) => {
  const like = containing(search)
  return or(ilike(mails.recipient, like), ilike(mails.subject, like), ilike(mails.kind, like))
}
