import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { BoothLogo } from './BoothLogo.tsx'
import styles from './ExhibitorList.module.css'
import { type Exhibitor, useVisited } from './show.ts'
import { texts } from './texts.ts'

interface ExhibitorListProps {
  exhibitors: readonly Exhibitor[]
  onChoose: (exhibitor: Exhibitor) => void
}

/** Booths by number, each with what there is to see and whether one has been there. */
export function ExhibitorList({ exhibitors, onChoose }: ExhibitorListProps) {
  const t = useTexts(texts).exhibitorList
  const visited = useVisited()
  return (
    <ul className={styles.list}>
      {exhibitors.map(exhibitor => (
        <li key={exhibitor.id}>
          <button type="button" className={styles.booth} onClick={() => onChoose(exhibitor)}>
            <BoothLogo exhibitor={exhibitor} small />
            <span className={styles.number}>{exhibitor.boothNumberB2b}</span>
            <span className={styles.name}>
              {exhibitor.name}
              <span className={styles.facts}>
                {exhibitor.product_sizes_count > 0 && t.products(exhibitor.product_sizes_count)}
                {exhibitor.new_products_count > 0 && ` · ${t.newProducts(exhibitor.new_products_count)}`}
              </span>
            </span>
            {visited.has(exhibitor.id) && (
              <span className={styles.visited}>
                <Icon name="check" />
                <VisuallyHidden>{t.visited}</VisuallyHidden>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
