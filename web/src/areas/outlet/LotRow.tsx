import type { ReactNode } from 'react'
import { calendarDay, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { BigDay } from '../../ui/BigDay.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import { catalogueTexts } from '../catalogue/texts.ts'
import styles from './LotRow.module.css'
import { reasonTexts } from './reasons-texts.ts'
import { outletTexts } from './texts.ts'
import { isSoon, Left, type Lot } from './Until.tsx'

/** The heads of the columns: the cells are labelled by themselves. */
export function LotHeads({ priced, mayOrder }: { priced: boolean; mayOrder: boolean }) {
  const t = { ...useTexts(catalogueTexts), ...useTexts(outletTexts) }
  return (
    <div className={`t13 fg-2 medium nowrap ${styles.heads}`} data-cells={mayOrder || undefined} aria-hidden="true">
      <span>{t.product}</span>
      <span>{t.until}</span>
      <span>{t.stock}</span>
      <span>{t.price}</span>
      {mayOrder && <span>{t.piecesHead}</span>}
      {mayOrder && <span>{priced && t.sum}</span>}
    </div>
  )
}

interface LotRowProps {
  lot: Lot
  /** What the reader does with it. */
  children?: ReactNode
}

/** A lot of the outlet: what it is, until when it is good and why it is here, what is left, and what it costs. */
export function LotRow({ lot, children }: LotRowProps) {
  const t = { ...useTexts(catalogueTexts), ...useTexts(outletTexts) }
  const reasons = useTexts(reasonTexts)
  const { language } = useLanguage()
  const { goods, price, regular_price: regular } = lot
  const off = percentOff(regular, price)
  return (
    <li
      className={`relative line-below ${styles.lot}`}
      data-line={lot.id}
      data-cells={children ? '' : undefined}
      data-cell-row=""
    >
      <Pack url={goods.image_url} />
      <div className={`slim lh-snug ${styles.name}`}>
        <b>
          {goods.brand.name} {goods.product_name} {sizeText(goods.size_name, language)}, {goods.name}
        </b>
        <span className="t13 fg-2">{[t.perCase(goods.units_per_case), goods.sku].join(' · ')}</span>
      </div>
      <div className={`grid t13 lh-18 ${styles.until}`} data-soon={isSoon(lot) ? '' : undefined}>
        <span className={`t15 fg ${styles.day}`}>
          <VisuallyHidden>{t.bestBefore(calendarDay(lot.best_before, language, { year: true }))}</VisuallyHidden>
          <span aria-hidden="true">
            <BigDay day={lot.best_before} year={lot.days_left > SAME_YEAR_DAYS} />
          </span>
        </span>
        <span className={`medium nowrap ${styles.days}`}>{t.daysLeft(lot.days_left)}</span>
        <span className={`fg-2 ${styles.reason}`} data-reason={lot.reason}>
          {reasons[lot.reason]}
        </span>
      </div>
      <span className={`green-ink figures nowrap to-end ${styles.left}`}>
        <Left lot={lot} />
      </span>
      <span className={`row middle at-end gap-2 ${styles.price}`}>
        <Price current={price} regular={regular} />
        {off > 0 && <Tag tone="green">{t.saving(off)}</Tag>}
      </span>
      {children}
    </li>
  )
}

/** A day that is further away is said with its year. */
const SAME_YEAR_DAYS = 300
