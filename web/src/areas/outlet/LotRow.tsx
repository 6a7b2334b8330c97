import type { OutletLot } from '@fairfloor/domain/outlet/contract'
import type { ReactNode } from 'react'
import { calendarDay, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './LotRow.module.css'
import { reasonTexts } from './reasons-texts.ts'
import { outletTexts } from './texts.ts'

/** Fewer days are said in amber. */
const SOON_DAYS = 14

type Shown = Pick<
  OutletLot,
  'id' | 'goods' | 'best_before' | 'days_left' | 'reason' | 'left' | 'price' | 'regular_price'
>

interface LotRowProps {
  lot: Shown
  /** What the reader does with it. */
  children?: ReactNode
}

/** 'North Whey 900 g, Lime'. */
export const nameOf = ({ brand, product_name, size_name, name }: Shown['goods']): string =>
  `${brand.name} ${product_name} ${size_name}, ${name}`

/** A lot of the outlet: what it is, until when it is good and why it is here, what is left, and what it costs. */
export function LotRow({ lot, children }: LotRowProps) {
  const t = useTexts(outletTexts)
  const { goods, price, regular_price: regular } = lot
  const off = percentOff(regular, price)
  return (
    <li className={styles.lot} data-line={lot.id} data-cell-row="">
      <Pack url={goods.image_url} />
      <div className={styles.name}>
        <b>
          {goods.brand.name} {goods.product_name}, {goods.name}
        </b>
        <span>{[sizeText(goods.size_name), goods.sku].join(' · ')}</span>
      </div>
      <div className={styles.until}>
        <Until lot={lot} />
      </div>
      <span className={styles.left}>
        <Left lot={lot} />
      </span>
      <span className={styles.price}>
        <Price current={price} regular={regular} />
        {off > 0 && <Tag tone="green">{t.saving(off)}</Tag>}
      </span>
      {children}
    </li>
  )
}

/** Until when a lot is good, and why it is here. */
export function Until({ lot }: { lot: Pick<Shown, 'best_before' | 'days_left' | 'reason'> }) {
  const t = useTexts(outletTexts)
  const reasons = useTexts(reasonTexts)
  const { language } = useLanguage()
  return (
    <>
      <span>{t.bestBefore(calendarDay(lot.best_before, language, { year: true }))}</span>
      <span data-soon={lot.days_left <= SOON_DAYS ? '' : undefined}>
        {t.daysLeft(lot.days_left)} · {reasons[lot.reason]}
      </span>
    </>
  )
}

export function Left({ lot: { left } }: { lot: Pick<Shown, 'left'> }) {
  const t = useTexts(outletTexts)
  return left === null ? t.available : t.left(left)
}
