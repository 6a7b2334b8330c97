import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { useWindows } from '../../visit/edition/use-windows.ts'
import type { Vts } from '../../visit/edition/vts.ts'
import styles from './Board.module.css'
import { tradeShowTexts } from './texts.ts'

/** When one orders, confirms and releases, with the window that is open now. */
export function ShowWindows({ vts, className }: { vts: Vts; className?: string | undefined }) {
  const t = useTexts(tradeShowTexts).board
  const { order, confirm, release } = useWindows(vts)
  const windows = [
    { phase: 'ordering', name: t.order, text: order },
    { phase: 'confirmation', name: t.confirm, text: confirm },
    { phase: 'release', name: t.release2, text: release },
  ]
  return (
    <dl className={classes(styles.windowDates, className)}>
      {windows.map(({ phase, name, text }) => (
        <div className="grid gap-3" key={phase} data-now={phase === vts.phase || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
