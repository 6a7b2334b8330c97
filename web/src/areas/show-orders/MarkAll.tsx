import { dayText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './ReleaseOrder.module.css'
import type { Position } from './release.ts'
import { isShort } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import type { WhenInStock } from './use-when-in-stock.ts'

interface MarkAllProps {
  positions: readonly Position[]
  marks: WhenInStock
  /** Instant at which the release ends. */
  day: string
  zone: string
}

/** Marks all open positions of which too little is in stock, or lifts all marks. */
export function MarkAll({ positions, marks, day, zone }: MarkAllProps) {
  const t = useTexts(releaseListTexts)
  const { language } = useLanguage()
  const marked = positions.filter(position => position.when_in_stock)
  const unmarked = positions.filter(position => isShort(position) && !position.when_in_stock)
  if (marked.length + unmarked.length === 0) return null
  return (
    <>
      {unmarked.length > 0 && (
        <Button icon="truck" disabled={marks.busy} onClick={() => marks.mark(unmarked.map(idOf))}>
          {t.markAll} ({unmarked.length})
        </Button>
      )}
      {marked.length > 0 && (
        <Button variant="ghost" disabled={marks.busy} onClick={() => marks.lift(marked.map(idOf))}>
          {t.liftAll} ({marked.length})
        </Button>
      )}
      <Popover label={t.markWhat} align="start" trigger={<IconButton icon="info" label={t.markWhat} />}>
        <p className={styles.markHint}>{t.markHint(dayText(day, zone, language))}</p>
      </Popover>
    </>
  )
}

const idOf = ({ product_attribute_id }: Position) => product_attribute_id
