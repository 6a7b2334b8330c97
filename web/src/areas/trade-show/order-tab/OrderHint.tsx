import { dayText, dayTimeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { useVts } from '../../edition/vts.ts'
import { orderTabTexts } from './texts.ts'

/** The order and confirmation dates, in the show's time zone. */
export function OrderHint() {
  const t = useTexts(orderTabTexts)
  const { language } = useLanguage()
  const { vts } = useVts()
  if (!vts) return null
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const day = (instant: string) => dayText(instant, vts.time_zone, language)
  const say = vts.phase === 'ordering' ? t.hint : t.closed
  return <p>{say(day(vts.order_start), at(vts.order_end), at(vts.confirmation_start), at(vts.confirmation_end))}</p>
}
