import { mayGive } from '@fairfloor/domain/customer-api/api-key'
import { refuse } from '@fairfloor/domain/customer-api/refusals'
import * as contract from '@fairfloor/domain/customer-api/requests/contract'
import { FAILED_FROM, KEPT_BODY_BYTES } from '@fairfloor/domain/customer-api/requests/limits'
import * as shapes from '@fairfloor/domain/customer-api/requests/shapes'
import { and, desc, eq, gte, ilike, isNull, lt } from 'drizzle-orm'
import { containing } from '../../../platform/like-pattern.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { apiRequests } from '../request-tables.ts'
import { requireApiAccess } from '../settings.ts'

const ROWS = 50

const { id, customerId, at, keyId, keyName, isTest, method, path, status, durationMs, code } = apiRequests
const heads = { id, at, keyName, isTest, method, path, status, durationMs, code }

/** What a company's systems have asked, for its users. */
export function serveRequests(platform: Platform): void {
  const { db } = platform

  serve(platform, contract.getApiRequests, shapes.getApiRequests, async ({ viewer, query }) => {
    requireApiAccess(viewer)
    const { before, key, failed, search } = query
    const found = await db
      .select(heads)
      .from(apiRequests)
      .where(
        and(
          eq(customerId, viewer.customerId),
          before === undefined ? undefined : lt(id, before),
          key === undefined ? undefined : key === 'first' ? isNull(keyId) : eq(keyId, Number(key)),
          failed && gte(status, FAILED_FROM),
          search === '' ? undefined : ilike(path, containing(search)),
        ),
      )
      .orderBy(desc(id))
      .limit(ROWS + 1)
    const shown = found.slice(0, ROWS)
    return { requests: shown.map(headOf), next: found.length > ROWS ? shown.at(-1)!.id : null }
  })

  serve(platform, contract.getApiRequest, shapes.getApiRequest, async ({ viewer, params }) => {
    requireApiAccess(viewer)
    const [found] = await db
      .select()
      .from(apiRequests)
      .where(and(eq(id, params.id), eq(customerId, viewer.customerId)))
    if (!found) throw refuse('not_found')
    const bodies = {
      request: bodyOf(found.sentType, found.sentBytes, found.sent),
      answer: bodyOf(found.answerType, found.answerBytes, found.answer),
    }
    // Nobody reads what a key was told and they would not be.
    const mayRead = mayGive(viewer.rights, found.rights)
    return { ...headOf(found), request_id: found.requestId, bodies: mayRead ? bodies : null }
  })
}

type Head = Pick<typeof apiRequests.$inferSelect, keyof typeof heads>

const headOf = (row: Head) => ({
  id: row.id,
  at: row.at.toISOString(),
  key: row.keyName,
  is_test: row.isTest,
  method: row.method,
  path: row.path,
  status: row.status,
  duration_ms: row.durationMs,
  code: row.code,
})

const bodyOf = (type: string | null, bytes: number | null, text: string | null) => ({
  type,
  bytes,
  text,
  is_cut: text !== null && bytes !== null && bytes > KEPT_BODY_BYTES,
})
