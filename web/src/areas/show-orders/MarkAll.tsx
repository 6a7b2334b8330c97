import { useLayoutEffect, useRef } from 'react'
import { dayText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Release.module.css'
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
  const markButton = useRef<HTMLButtonElement>(null)
  const liftButton = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const canMark = unmarked.length > 0
  const canLift = marked.length > 0
  const press = (act: () => void) => {
    if (marks.busy) return
    isPressed.current = true
    act()
  }
  // The pressed button goes when nothing is left for it: the other one takes its focus over.
  useLayoutEffect(() => {
    if (!isPressed.current || (canMark && canLift)) return
    if (document.activeElement === document.body) (canMark ? markButton : liftButton).current?.focus()
    isPressed.current = false
  }, [canMark, canLift])
  if (!canMark && !canLift) return null
  return (
    <>
      {canMark && (
        <Button
          ref={markButton}
          icon="truck"
          aria-disabled={marks.busy}
          onClick={() => press(() => marks.mark(unmarked.map(idOf)))}
        >
          {t.markAll(unmarked.length)}
        </Button>
      )}
      {canLift && (
        <Button
          ref={liftButton}
          variant="ghost"
          aria-disabled={marks.busy}
          onClick={() => press(() => marks.lift(marked.map(idOf)))}
        >
          {t.liftAll} ({marked.length})
        </Button>
      )}
      <Popover label={t.markWhat} align="start" trigger={<IconButton icon="info" label={t.markWhat} />}>
        <p className={`pretty ${styles.markHint}`}>{t.markHint(dayText(day, zone, language))}</p>
      </Popover>
    </>
  )
}

const idOf = ({ product_attribute_id }: Position) => product_attribute_id
