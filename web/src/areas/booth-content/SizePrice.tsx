import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fromEuros, times } from '@fairfloor/domain/money'
import { moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './Showcase.module.css'
import { boothContentTexts } from './texts.ts'

interface SizePriceProps {
  /** Undefined while it is loading. */
  size: ProductSize | undefined
  /** Price of a piece, where it is known before the size. */
  price?: number | null
  /** Where the price of a piece stands already. */
  caseOnly?: boolean
}

/** What a piece and a case cost, and the discount; keeps its space while it is loading. */
export function SizePrice({ size, price = size?.current_price ?? null, caseOnly = false }: SizePriceProps) {
  const t = useTexts(boothContentTexts)
  const percent = percentOff(size?.regular_price ?? null, price)
  const units = size?.units_per_case ?? 1
  const off = percent > 0 && <Tag tone="green">{t.showcase.discount(percent)}</Tag>
  return (
    <div className={styles.prices} data-case-only={caseOnly || undefined}>
      {price !== null && !caseOnly && (
        <p className={`row wrap baseline gap-y-1 gap-x-2 ${styles.piece}`}>
          <Price current={price} regular={size?.regular_price} size="l" />
          <span>{t.perPiece}</span>
          {off}
        </p>
      )}
      {price !== null && units > 1 && (
        <p className="ink-2 figures">{t.perCase(units, moneyOfCents(times(fromEuros(price), units)))}</p>
      )}
      {caseOnly && off}
    </div>
  )
}
