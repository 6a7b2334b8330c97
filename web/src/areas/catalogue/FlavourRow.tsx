import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fromEuros, times } from '@fairfloor/domain/money'
import { inWidth } from '@fairfloor/domain/pictures'
import type { ReactNode } from 'react'
import { moneyOfCents } from '../../lib/format.ts'
import { usePending } from '../../lib/pending.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { FlavourQuantity } from './FlavourQuantity.tsx'
import styles from './FlavourRow.module.css'
import { NutritionFacts } from './NutritionFacts.tsx'

interface FlavourRowProps {
  /** Storage name of the list's typed quantities. */
  list: string
  size: ProductSize
  flavour: ProductAttribute
  canOrder: boolean
  /** Replaces the sum of a flavour that is out of stock and has no quantity: a stock alert button. */
  alert: ReactNode
}

/** A flavour: stock, pieces, cases, sum. Stock does not limit the quantity. */
export function FlavourRow({ list, size, flavour, canOrder, alert }: FlavourRowProps) {
  const { quantities } = usePending(list)
  const quantity = quantities[flavour.id] ?? null
  const name = `${size.product.name} ${size.name}, ${flavour.name}`
  return (
    <tr className={styles.row} data-filled={quantity ? '' : undefined}>
      <td className={styles.name}>
        <span>
          {flavour.front_image_url && (
            <img src={inWidth(flavour.front_image_url, 160)} alt="" width="36" height="36" loading="lazy" />
          )}
          {flavour.name}
          {flavour.has_nutrition_facts && <NutritionFacts flavourId={flavour.id} name={name} />}
        </span>
      </td>
      <td className={styles.stock}>
        <StockLight available={flavour.stock_available} eta={flavour.eta} />
      </td>
      <td className={styles.pieces}>
        <FlavourQuantity list={list} flavourId={flavour.id} name={name} canOrder={canOrder} />
      </td>
      <td className={styles.cases}>
        <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
      </td>
      <td className={styles.sum}>
        {!flavour.stock_available && !quantity
          ? alert
          : quantity && size.current_price !== null && moneyOfCents(times(fromEuros(size.current_price), quantity))}
      </td>
    </tr>
  )
}
