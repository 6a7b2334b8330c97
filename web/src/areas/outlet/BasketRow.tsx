import { sizeText } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../visit/user.ts'
import { LineFrame, PiecePrice } from '../basket/LineFrame.tsx'
import { feesOf } from '../basket/line-fees.ts'
import { lineTexts } from '../basket/line-texts.ts'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './LotRow.module.css'
import { type Line, sumOf } from './lines.ts'
import { outletTexts } from './texts.ts'
import { Left, nameOf, Until } from './Until.tsx'

interface BasketRowProps {
  line: Line
  /** What it costs beside its price. */
  fees: Parameters<typeof feesOf>[0] | undefined
  changes: Changes
  /** The reader may order. */
  open: boolean
  onRemove: (line: Line, row: Element | null) => void
}

/** A lot in the outlet's basket. What went meanwhile is said below it. */
export function BasketRow({ line, fees, changes, open, onRemove }: BasketRowProps) {
  const { language } = useLanguage()
  const t = { ...useTexts(outletTexts), ...useTexts(lineTexts) }
  const user = useUser()
  const { goods, fault, left, price, regular_price: regular, is_available: isAvailable } = line
  const off = percentOff(regular, price)
  const addedBy = line.added_by.id === user?.id ? null : t.addedBy(line.added_by.name)
  return (
    <LineFrame
      {...{ line, open, isAvailable, changes }}
      name={sizeText(nameOf(goods), language)}
      className={styles.basketLine}
      image={goods.image_url}
      title={`${goods.brand.name} ${goods.product_name}, ${goods.name}`}
      facts={[sizeText(goods.size_name, language), goods.sku, addedBy].filter(Boolean).join(' · ')}
      fees={fees && feesOf(fees)}
      arrival={
        <span className={`grid t13 lh-18 ${styles.term}`}>
          <Until lot={line} />
          {isAvailable && (
            <span className={styles.remaining}>
              <Left lot={line} />
            </span>
          )}
        </span>
      }
      price={
        isAvailable && (
          <>
            <PiecePrice price={price} regular={regular} />
            {off > 0 && <small>{t.saving(off)}</small>}
          </>
        )
      }
      sum={sumOf(line)}
      unitsPerCase={goods.units_per_case}
      max={isAvailable ? (left ?? undefined) : undefined}
      singly
      why={fault === 'gone' ? t.faults.gone : fault ? t.faults['fewer left'](left) : line.error}
      take={open && fault === 'fewer left' ? left : null}
      onRemove={row => onRemove(line, row)}
    />
  )
}
