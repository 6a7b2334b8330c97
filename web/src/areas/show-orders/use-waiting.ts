import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
import { useQuery } from '@tanstack/react-query'
import { count, dayText, dayTimeText, money } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { summaryQuery } from './order-queries.ts'
import { waitingTexts } from './waiting-texts.ts'

/** The order in figures; requested only for users of customers who may see it. */
export function useOrderSummary() {
  return useSummaryQuery().data
}

const useSummaryQuery = () => useQuery({ ...summaryQuery, enabled: useSeesOrder() })

/** Whether the reader is a buyer to whom the order is shown. */
export function useSeesOrder(): boolean {
  const user = useUser()
  return Boolean(user?.company && user.vts_orders_visible)
}

export interface Waiting {
  text: string
  to: string
  /** The buyer can do it now. */
  isDue: boolean
  /** The same as a button, with what belongs under it. */
  button: { label: string; note: string }
}

/**
 * What the order waits for: to be confirmed, or to be released, with its date in the show's time zone. Undefined until
 * it is known; null if nothing waits, or if it cannot be known now.
 */
export function useWaiting(): Waiting | null | undefined {
  const t = useTexts(waitingTexts)
  const { language } = useLanguage()
  const { vts } = useVts()
  const { data: summary, isError, isPaused } = useSummaryQuery()
  if (!summary) return isError || isPaused ? null : undefined
  if (!vts) return undefined
  const { lines_to_confirm: toConfirm, lines_to_release: toRelease } = summary
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const to = confirmationPage.path
  if (toRelease > 0) {
    const until = dayText(vts.release_end, vts.time_zone, language)
    const button = {
      label: t.releaseNow(toRelease, count(toRelease)),
      note: t.pieces(count(summary.pieces_to_release), until),
    }
    return { text: t.release(toRelease, count(toRelease), until), to: releasePage.path, isDue: true, button }
  }
  if (toConfirm === 0) return null
  const sum = money(summary.price_excl_vat)
  if (vts.phase === 'confirmation') {
    const until = at(vts.confirmation_end)
    const button = { label: t.confirmNow(toConfirm, count(toConfirm)), note: t.sum(sum, until) }
    return { text: t.confirm(toConfirm, count(toConfirm), until), to, isDue: true, button }
  }
  const button = { label: t.continue, note: t.sum(sum, at(vts.order_end)) }
  return { text: t.ordered(toConfirm, count(toConfirm), at(vts.confirmation_start)), to, isDue: false, button }
}
