import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Release.module.css'
import type { Position } from './release.ts'
import { nameOf } from './release-list.ts'
import { releaseListTexts } from './release-list-texts.ts'
import type { WhenInStock } from './use-when-in-stock.ts'

/** Marks a position to be released by itself when it is in stock. */
export function MarkToggle({ position, marks }: { position: Position; marks: WhenInStock }) {
  const { language } = useLanguage()
  const t = useTexts(releaseListTexts)
  const isMarked = position.when_in_stock !== null
  const change = () => (isMarked ? marks.lift : marks.mark)([position.product_attribute_id])
  return (
    <button
      type="button"
      className={`middle t13 cobalt bold nowrap on-paper round-full pad-x-2 inline-row ${styles.toggle}`}
      aria-pressed={isMarked}
      aria-label={t.markOf(sizeText(nameOf(position), language))}
      aria-disabled={marks.busy}
      onClick={() => !marks.busy && change()}
    >
      <Icon name={isMarked ? 'check' : 'truck'} size={16} />
      {isMarked ? t.marked : t.mark}
    </button>
  )
}
