import { BASKET } from '@fairfloor/domain/newcomer-week/confirming'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { weekBasketTexts } from './texts.ts'
import type { Moved } from './use-moved.ts'
import styles from './WeekBasket.module.css'

/** Asks for the quantities of a backorder. */
export function ConfirmNotice({ orderId, lines }: { orderId: number; lines: number }) {
  const { notice } = useTexts(weekBasketTexts)
  return (
    <div className={`row middle gap-3 red round-input pad-y-3 pad-x-4 mb-4 ${styles.confirm}`} role="status">
      <Icon name="clock" />
      <p>
        <b>{notice.lead}</b> {notice.text(orderId, lines)}
      </p>
    </div>
  )
}

/** Says what stands on the page now, in place of what its reader saw last. */
export function MovedNotice({ confirms, moved }: { confirms: number; moved: Moved }) {
  const texts = useTexts(weekBasketTexts)
  const t = texts.moved
  const { from, isLost, know, emptied } = moved
  if (emptied !== null)
    return (
      <Alert tone="success" className={styles.notice} onDismiss={() => know(confirms)}>
        {texts.emptied(emptied)}
      </Alert>
    )
  if (from === null) return null
  const words = from === BASKET ? t.asked(confirms) : confirms === BASKET ? t.answered(from) : t.another(from, confirms)
  return (
    <Alert tone="warning" className={styles.notice} onDismiss={() => know(confirms)}>
      {isLost ? `${t.notSaved} ${words}` : words}
    </Alert>
  )
}
