import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { BoothLogo } from './BoothLogo.tsx'
import styles from './Exhibitors.module.css'
import { type Exhibitor, useOrderedLines, useVisited } from './show.ts'
import { tradeShowTexts } from './texts.ts'

interface ExhibitorListProps {
  exhibitors: readonly Exhibitor[]
  /** Name of the scene that shows a booth. */
  placeOf: (panoNr: number) => string | undefined
  onChoose: (exhibitor: Exhibitor) => void
}

/** Booths by number, one line each: its content, its place, and whether the user has ordered there and visited it. */
export function ExhibitorList({ exhibitors, placeOf, onChoose }: ExhibitorListProps) {
  const t = useTexts(tradeShowTexts).exhibitorList
  const visited = useVisited()
  const ordered = useOrderedLines()
  const factsOf = ({ organiser, product_sizes_count: products, new_products_count: fresh }: Exhibitor) =>
    organiser
      ? t.organiser
      : [products > 0 && t.products(products), fresh > 0 && t.newProducts(fresh)].filter(Boolean).join(' · ')
  return (
    <ul>
      {exhibitors.map(exhibitor => {
        const lines = ordered.get(exhibitor.boothNumberB2b)
        return (
          <li key={exhibitor.id}>
            <button
              type="button"
              className={`grid middle gap-x-4 wide to-start line-above ${styles.booth}`}
              data-ordered={lines !== undefined || undefined}
              onClick={() => onChoose(exhibitor)}
            >
              <span className={styles.logo}>
                <BoothLogo exhibitor={exhibitor} small />
              </span>
              <span className={`ink-3 to-end ${styles.number}`}>{exhibitor.boothNumberB2b}</span>
              <span className={`bold ${styles.name}`}>{exhibitor.name}</span>
              <span className={styles.facts}>{factsOf(exhibitor)}</span>
              <span className={styles.place}>{placeOf(exhibitor.panoNumberB2b)}</span>
              <span className={`to-end ${styles.ordered}`}>
                {lines !== undefined && <Tag tone="signal">{t.ordered(lines)}</Tag>}
              </span>
              <span className={`green ${styles.visited}`}>
                {visited.has(exhibitor.id) && (
                  <>
                    <Icon name="check" />
                    <VisuallyHidden>{t.visited}</VisuallyHidden>
                  </>
                )}
              </span>
              <Icon name="chevronRight" className={styles.go} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
