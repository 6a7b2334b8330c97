import { useTexts } from '../../../lib/texts.tsx'
import { catalogueTexts } from '../../catalogue/texts.ts'
import styles from './SizeRow.module.css'
import { pendingTexts } from './texts.ts'
import { useWeekOrder } from './week-order.ts'

/** The heads of the columns, above the sizes; not on a phone, where a row has no columns. */
export function SizeColumns() {
  const c = useTexts(catalogueTexts)
  const t = useTexts(pendingTexts)
  const { mayOrder } = useWeekOrder()
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={`t13 ink-3 nowrap ${styles.heads}`}>
        <span />
        <span>{c.flavour}</span>
        <span>{c.stock}</span>
        {mayOrder && (
          <>
            <span>{c.piecesHead}</span>
            <span className={`to-end ${styles.cases}`}>{c.cases}</span>
            <span>{c.sum}</span>
            <span>{t.inBasket}</span>
          </>
        )}
      </div>
    </div>
  )
}
