import { dateFormat, locales } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { dayText, dayTimeText, timeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { PhaseTiles } from '../../ui/PhaseTiles.tsx'
import type { Vts } from '../edition/vts.ts'
import { stepsOf } from './steps.ts'
import { showOrdersTexts } from './texts.ts'

/** How ordering at the show works: 1 Order, 2 Confirm, 3 Release, each with its dates in the show's time zone. */
export function OrderSteps({ vts, confirmed, compact }: { vts: Vts; confirmed: boolean; compact?: boolean }) {
  const t = useTexts(showOrdersTexts).steps
  const { language } = useLanguage()
  const { order_start, order_end, confirmation_start, confirmation_end, release_end, time_zone: zone } = vts
  const [order, confirm, release] = stepsOf(vts.phase, confirmed)
  const at = (instant: string) => dayTimeText(instant, zone, language)
  const days = dayRange(order_start, order_end, zone, language)
  return (
    <PhaseTiles
      label={t.label}
      compact={compact}
      phases={[
        { title: t.order, text: t.orderWhen(days, timeText(order_end, zone, language)), state: order },
        { title: t.confirm, text: t.confirmWhen(at(confirmation_start), at(confirmation_end)), state: confirm },
        { title: t.release, text: t.releaseWhen(dayText(release_end, zone, language)), state: release },
      ]}
    />
  )
}

/** '5–8 May', German '5.–8. Mai'. */
const dayRange = (start: string, end: string, timeZone: string, language: Language): string =>
  dateFormat(locales[language], { day: 'numeric', month: 'long', timeZone }).formatRange(new Date(start), new Date(end))
