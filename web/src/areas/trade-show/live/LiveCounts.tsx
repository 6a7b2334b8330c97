import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { tradeShowTexts } from '../texts.ts'
import styles from './LiveCounts.module.css'
import { useLive } from './use-live.ts'

/** Counts of buyers and orders; hidden while nobody is there. Not announced, because it changes all the time. */
export function LiveCounts({ className }: { className?: string | undefined }) {
  const t = useTexts(tradeShowTexts).live
  const live = useLive()
  if (!live || live.buyers + live.orders === 0) return null
  return (
    <p className={classes(styles.live, className)}>
      {live.buyers > 0 && <span>{t.buyers(live.buyers, count(live.buyers))}</span>}
      {live.orders > 0 && <span>{t.orders(live.orders, count(live.orders))}</span>}
    </p>
  )
}
