import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from '../Board.module.css'
import { tradeShowTexts } from '../texts.ts'
import { useLive } from './use-live.ts'

/** Fewer than this, the reader among them, make a hall look deserted. */
const FEWEST = 3

/** Counts of buyers and orders, each from three on. Not announced, because it changes all the time. */
export function LiveCounts({ className }: { className?: string | undefined }) {
  const t = useTexts(tradeShowTexts).live
  const live = useLive()
  if (!live || Math.max(live.buyers, live.orders) < FEWEST) return null
  return (
    <p className={classes(styles.liveCounts, className)}>
      {live.buyers >= FEWEST && <span>{t.buyers(count(live.buyers))}</span>}
      {live.orders >= FEWEST && <span>{t.orders(count(live.orders))}</span>}
    </p>
  )
}
