import { getOwnExamples } from '@fairfloor/domain/customer-api/rest/examples-contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/examples-shapes'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import { priceHider } from '../../../platform/hide-prices.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { requireApiAccess } from '../settings.ts'

/** What a call of the API answers to a viewer, by its path; undefined without the right to it. */
export type Examples = Readonly<Record<string, (viewer: CustomerViewer, now: Date) => unknown>>

/** The API's page shows each call with the reader's own articles, prices and orders: what the call answers, a row of each list. */
export function serveOwnExamples(platform: Platform, answers: Examples): void {
  serve(platform, getOwnExamples, shapes.getOwnExamples, async ({ viewer, now }) => {
    requireApiAccess(viewer)
    const examples: Record<string, unknown> = {}
    for (const [path, answer] of Object.entries(answers)) {
      const example = await answer(viewer, now)
      const called = platform.server.served.find(one => one.path === path && one.method === 'GET')
      const isHidden = example !== undefined && called !== undefined && !hasRight(viewer, 'prices')
      examples[path] = isHidden ? priceHider(called.answer)(example) : example
    }
    return { examples }
  })
}
