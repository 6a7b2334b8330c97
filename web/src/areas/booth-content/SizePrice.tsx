import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fromEuros, times } from '@fairfloor/domain/money'
import { moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './SizePrice.module.css'
import { boothContentTexts } from './texts.ts'

interface SizePriceProps {
  /** Undefined while it is loading. */
  size: ProductSize | undefined
  /** Price of a piece, where it is known before the size. */
  price?: number | null
}

/** What a piece and a case cost, and the discount; keeps its space while it is loading. */
export function SizePrice({ size, price = size?.current_price ?? null }: SizePriceProps) {
  const t = useTexts(boothContentTexts)
  const percent = percentOff(size?.regular_price ?? null, price)
  const units = size?.units_per_case ?? 1
  return (
    <div className={styles.prices}>
      {price !== null && (
        <p className={styles.piece}>
          <Price current={price} regular={size?.regular_price} size="l" />
          <span>{t.perPiece}</span>
          {percent > 0 && <Tag tone="green">{t.showcase.discount(percent)}</Tag>}
        </p>
      )}
      {price !== null && units > 1 && (
        <p className={styles.case}>{t.perCase(units, moneyOfCents(times(fromEuros(price), units)))}</p>
      )}
    </div>
  )
}
