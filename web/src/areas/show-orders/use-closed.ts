import { dayTimeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { orderFootTexts } from './order-foot-texts.ts'

/** Why one cannot order: a short reason for a cell, and what comes next. */
export interface Closed {
  reason: string
  more: string | null
}

/** Why this reader cannot order at the fair now, with the edition's dates; null if one can, undefined while unknown. */
export function useClosed(): Closed | null | undefined {
  const t = useTexts(orderFootTexts)
  const { mayNotOrder } = useTexts(rightsTexts)
  const { language } = useLanguage()
  const user = useUser()
  const mayOrder = useMay('order')
  const { vts } = useVts()

  if (user === undefined) return undefined
  if (user === null) return { reason: t.logIn, more: null }
  if (!user.company) return { reason: t.staff, more: null }
  if (!mayOrder) return { reason: mayNotOrder, more: null }
  if (!vts) return undefined
  if (vts.phase === 'ordering') return null
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const confirmation =
    vts.phase === 'confirmation'
      ? t.confirmNow(at(vts.confirmation_end))
      : t.confirmation(at(vts.confirmation_start), at(vts.confirmation_end))
  if (vts.phase === 'before')
    return { reason: t.opens(at(vts.order_start)), more: `${t.until(at(vts.order_end))} ${confirmation}` }
  const mayConfirm = vts.phase === 'closed' || vts.phase === 'confirmation'
  return { reason: t.closed(at(vts.order_end)), more: mayConfirm ? confirmation : null }
}
