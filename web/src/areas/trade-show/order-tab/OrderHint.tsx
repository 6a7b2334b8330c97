import { dayText, dayTimeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useVts } from '../../../visit/edition/vts.ts'
import { useUser } from '../../../visit/user.ts'
import { ClosedNote } from '../../show-orders/ClosedNote.tsx'
import { useClosed } from '../../show-orders/use-closed.ts'
import styles from './Order.module.css'
import { orderTabTexts } from './texts.ts'

/** The order and confirmation dates, in the show's time zone; or why one cannot order. */
export function OrderHint() {
  const t = useTexts(orderTabTexts)
  const { language } = useLanguage()
  const { vts } = useVts()
  const user = useUser()
  const closed = useClosed()
  if (!vts || closed === undefined) return <p className={`row middle gap-2 t13 lh-18 ${styles.hint}`} />
  if (closed) return <ClosedNote closed={closed} />
  if (user?.is_exhibitor) return null
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const day = (instant: string) => dayText(instant, vts.time_zone, language)
  return (
    <p className={`row middle gap-2 t13 lh-18 ${styles.hint}`}>
      <Icon name="clock" size={16} />
      <span className={styles.hintWhole}>
        {t.hint(day(vts.order_start), at(vts.order_end), at(vts.confirmation_start), at(vts.confirmation_end))}
      </span>
      <span className={styles.hintShort}>
        {t.hintShort(at(vts.order_end), day(vts.confirmation_start), day(vts.confirmation_end))}
      </span>
    </p>
  )
}
