import type { ReactNode } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './LotRow.module.css'
import { outletTexts } from './texts.ts'
import { Left, type Lot, Until } from './Until.tsx'

interface LotRowProps {
  lot: Lot
  /** What the reader does with it. */
  children?: ReactNode
}

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
