import { KEPT_REQUESTS } from '@fairfloor/domain/customer-api/requests/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { apiRequests } from '../request-tables.ts'
import { textOf, type Waiting } from './kept-body.ts'

type Row = Omit<typeof apiRequests.$inferSelect, 'id'>
type Texts = 'sent' | 'sentType' | 'sentBytes' | 'answer' | 'answerType' | 'answerBytes'

/** A request that was answered, and is yet to be written. */
export type Answered = Omit<Row, Texts> & { readonly sent: Waiting; readonly answer: Waiting }

/** How long requests are gathered before they are written in one statement, and how many of them at most. */
const WRITE_MS = 1000
const AT_ONCE = 100
/** From here on further ones are dropped: the database is too slow, and the answers go on. */
const MOST_WAITING = 1000
/** How many rows a customer may have more before the oldest go. */
const SPARE = 200

/** Writes requests behind their answers. @returns takes one; it is dropped if too many wait */
export function openKeeping({ server, backgroundDb: db, log }: Platform): (request: Answered) => void {
  let waiting: Answered[] = []
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  /** Rows of a customer since its oldest went; nobody knows of those before the start. */
  const since = new Map<number, number>()

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await keepRequests(db, batch)
        .then(() => dropOldest(batch))
        .catch(error => {
          dropped += batch.length
          log.error({ err: error }, 'requests of API keys not kept')
        })
    }
    if (dropped > 0) log.warn({ dropped }, 'requests of API keys dropped')
    dropped = 0
  }

  async function dropOldest(batch: readonly Answered[]): Promise<void> {
    for (const { customerId } of batch) since.set(customerId, (since.get(customerId) ?? SPARE) + 1)
    for (const customerId of new Set(batch.map(one => one.customerId))) {
      if (since.get(customerId)! <= SPARE) continue
      await deleteOldest(db, customerId)
      since.set(customerId, 0)
    }
  }

  server.addHook('onClose', () => write())

  return request => {
    if (waiting.length >= MOST_WAITING) {
      dropped++
      return
    }
    waiting.push(request)
    if (waiting.length >= AT_ONCE) void write()
    else timer ??= setTimeout(write, WRITE_MS)
  }
}

/** Writes requests in one statement, without those of customers who were deleted meanwhile. */
export async function keepRequests(db: Db, batch: readonly Answered[]): Promise<void> {
  const kept = await Promise.all(
    batch.map(async ({ sent, answer, ...row }, place) => ({
      ...row,
      place,
      ...{ sent: await textOf(sent), sentType: sent.type, sentBytes: sent.bytes },
      ...{ answer: await textOf(answer), answerType: answer.type, answerBytes: answer.bytes },
    })),
  )
  await db.execute(sql`
    insert into api_requests (customer_id, at, key_id, key_name, is_test, rights, method, path, status, duration_ms,
      request_id, code, sent_type, sent_bytes, sent, answer_type, answer_bytes, answer)
    select "customerId", at, "keyId", "keyName", "isTest", rights, method, path, status, "durationMs",
      "requestId", code, "sentType", "sentBytes", sent, "answerType", "answerBytes", answer
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept(place int, "customerId" int, at timestamptz, "keyId" int,
      "keyName" text, "isTest" boolean, rights jsonb, method text, path text, status int, "durationMs" int,
      "requestId" text, code text, "sentType" text, "sentBytes" int, sent text, "answerType" text, "answerBytes" int,
      answer text)
    join companies on companies.id = "customerId" order by place`)
}

const deleteOldest = (db: Db, customerId: number) =>
  db.execute(sql`
    delete from api_requests where customer_id = ${customerId} and id <= (
      select id from api_requests where customer_id = ${customerId} order by id desc offset ${KEPT_REQUESTS}::int limit 1)`)
