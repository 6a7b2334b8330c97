import * as contract from '@fairfloor/domain/newcomer-week/preview-contract'
import * as shapes from '@fairfloor/domain/newcomer-week/preview-shapes'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { isStorable } from '@fairfloor/domain/trade-show/edition-dates'
import type { Viewer } from '@fairfloor/domain/viewer'
import type { FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../../platform/cookies.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'

const COOKIE = 'ff_week_preview'
const HOUR_S = 60 * 60

type Asked = { readonly viewer: Viewer | null; readonly now: Date; readonly request: FastifyRequest }

/** The time at which a viewer sees the event, and which events count: a preview includes unpublished ones. */
export type AsAt = (asked: Asked) => { readonly now: Date; readonly seen: 'published' | 'all' }

/** A chosen instant where the operator previews the event in this browser, else now. Only what is read follows it. */
export const previewOf =
  ({ config }: Pick<Platform, 'config'>): AsAt =>
  ({ viewer, now, request }) => {
    const at = viewer?.isOperator ? chosen(readCookie(config, request, COOKIE)) : undefined
    return at ? { now: at, seen: 'all' } : { now, seen: 'published' }
  }

/** The instant in a cookie, which anybody may write; undefined for anything else. */
function chosen(cookie: string | undefined): Date | undefined {
  const at = new Date(/^\d{1,15}$/.test(cookie ?? '') ? Number(cookie) : Number.NaN)
  return !Number.isNaN(at.getTime()) && isStorable(at) ? at : undefined
}

/** The operator's preview: a cookie of the browser, so that it has no effect for others. */
export function servePreview(platform: Platform): void {
  const { config } = platform
  serve(platform, contract.startWeekPreview, shapes.startWeekPreview, ({ body, request, reply }) => {
    const at = new Date(body.at)
    if (!isStorable(at)) throw refuse('preview_out_of_range').at('at')
    setCookie(config, { request, reply }, { name: COOKIE, value: String(at.getTime()), seconds: HOUR_S })
    return { at: at.toISOString() }
  })

  serve(platform, contract.endWeekPreview, shapes.endWeekPreview, ({ request, reply }) => {
    setCookie(config, { request, reply }, { name: COOKIE, value: '', seconds: 0 })
    return { success: true } as const
  })
}
