import type { Page } from '@playwright/test'
import { isHeard, traceOf } from './trace.ts'

/**
 * How many elements get new styles with a move of the finger: the median of its moves, as a page also changes by itself.
 * @throws Error where no finger moved and was lifted
 */
export async function restyledByMove(page: Page, swipe: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const spans = await traceOf(page, browser, swipe)
  await browser.detach()
  const lifted = spans.find(span => isHeard(span, 'pointerup'))
  const own = spans.filter(({ pid, tid }) => pid === lifted?.pid && tid === lifted.tid)
  const moves = own.filter(span => isHeard(span, 'pointermove'))
  if (!lifted || moves.length === 0) throw new Error('No finger moved while this was traced.')
  const restyled = moves.map(({ tts }, at) => {
    const until = moves[at + 1]?.tts ?? lifted.tts
    const during = own.filter(span => span.tts > tts && span.tts < until)
    return Math.max(0, ...during.map(({ args }) => args?.elementCount ?? 0))
  })
  return restyled.toSorted((a, b) => a - b)[Math.floor((restyled.length - 1) / 2)] ?? 0
}
