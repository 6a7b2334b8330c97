import { MY_FAIR, sceneAddress } from '@fairfloor/domain/trade-show/addresses'
import { dayTimeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Vts } from '../edition/vts.ts'
import { useSeesOrder, useWaiting, type Waiting } from '../show-orders/use-waiting.ts'
import { contentTexts } from './texts.ts'
import styles from './WaitingLink.module.css'

/**
 * What the buyer's order waits for: '222 lines to confirm until 16 May, 23:59'. Always as high, also where nothing
 * waits, so that nothing jumps.
 */
export function WaitingLink({ vts }: { vts: Vts }) {
  const isShown = useSeesOrder()
  const waiting = useWaiting()
  const nothing = useNothing(vts)
  if (!isShown) return null
  if (waiting === undefined) return <Skeleton height={68} radius="card" />
  const { text, to, isDue } = waiting ?? nothing
  return (
    <PageLink to={to} className={styles.waiting} data-due={isDue ? '' : undefined}>
      <span>{text}</span>
      <Icon name="arrowRight" />
    </PageLink>
  )
}

function useNothing(vts: Vts): Waiting {
  const t = useTexts(contentTexts)
  const { language } = useLanguage()
  return vts.phase === 'ordering'
    ? { text: t.orderUntil(dayTimeText(vts.order_end, vts.time_zone, language)), to: sceneAddress(), isDue: false }
    : { text: t.nothingWaits, to: MY_FAIR, isDue: false }
}
