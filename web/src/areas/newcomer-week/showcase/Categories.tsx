import { useTexts } from '../../../lib/texts.tsx'
import { SizeRows } from '../pending/SizeRows.tsx'
import type { BrandItem } from './items.ts'
import styles from './Lists.module.css'
import { showcaseTexts } from './texts.ts'

/** Two brands that are open in the list may have the same category. */
const partId = (brand: BrandItem, category: string) => `week-category-${brand.erp_id}-${category}`

/** Buttons that jump to the sizes of a category. */
export function CategoryButtons({ brand, before }: { brand: BrandItem; before?: () => void }) {
  const t = useTexts(showcaseTexts)
  const jump = (category: string) => {
    before?.()
    const part = document.getElementById(partId(brand, category))
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <nav className={`row wrap gap-2 ${styles.categoryWays}`} aria-label={t.categories}>
      {brand.categories.map(({ id, name }) => (
        <button className="fixed bold nowrap round-full pad-x-4" key={id} type="button" onClick={() => jump(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

/** The sizes of a brand by category, with their cells. */
export function CategorySizes({ brand }: { brand: BrandItem }) {
  return brand.categories.map(({ id, name, sizes }) => (
    <section key={id} className={styles.category} aria-labelledby={partId(brand, id)}>
      <h3 id={partId(brand, id)} tabIndex={-1} className={styles.categoryName}>
        {name}
      </h3>
      {sizes.map(size => (
        <SizeRows key={size.id} size={size} />
      ))}
    </section>
  ))
}
