import { dayTimeText } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useVts } from '../../../lib/vts.ts'
import { orderTabTexts } from './texts.ts'

/** The order and confirmation dates, in the show's time zone. */
export function OrderHint() {
  const t = useTexts(orderTabTexts)
  const { vts } = useVts()
  if (!vts) return null
  const at = (instant: string) => dayTimeText(instant, vts.time_zone)
  return (
    <p>
      {vts.phase === 'ordering'
        ? t.hint(at(vts.order_end), at(vts.confirmation_start), at(vts.confirmation_end))
        : t.closed(at(vts.order_start), at(vts.order_end))}
    </p>
  )
}
