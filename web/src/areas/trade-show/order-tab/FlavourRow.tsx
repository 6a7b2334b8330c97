import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fromEuros, times } from '@fairfloor/domain/money'
import { moneyOfCents } from '../../../lib/format.ts'
import { usePending } from '../../../lib/pending.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { CaseHint } from '../../../ui/CaseHint.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { StockLight } from '../../../ui/StockLight.tsx'
import { NutritionFacts } from '../../booth-content/NutritionFacts.tsx'
import { StockAlert } from '../../stock-alerts/StockAlert.tsx'
import styles from './FlavourRow.module.css'
import { pendingList } from './sizes.ts'
import { orderTabTexts } from './texts.ts'

interface FlavourRowProps {
  exhibitorId: number
  size: ProductSize
  flavour: ProductAttribute
  canOrder: boolean
}

/** A flavour: stock, pieces, cases, sum. Stock does not limit ordering at the fair; what is not in stock can be waited for. */
export function FlavourRow({ exhibitorId, size, flavour, canOrder }: FlavourRowProps) {
  const t = useTexts(orderTabTexts)
  const { quantities, set } = usePending(pendingList(exhibitorId))
  const quantity = quantities[flavour.id] ?? null
  return (
    <tr className={styles.row} data-filled={quantity ? '' : undefined}>
      <td className={styles.name}>
        <span>
          {flavour.front_image_url && (
            <img
              src={flavour.front_image_url.replace(/\d+\.webp$/, '160.webp')}
              alt=""
              width="36"
              height="36"
              loading="lazy"
            />
          )}
          {flavour.name}
          {flavour.has_nutrition_facts && (
            <NutritionFacts flavourId={flavour.id} name={`${size.product.name} ${size.name}, ${flavour.name}`} />
          )}
        </span>
      </td>
      <td className={styles.stock}>
        <StockLight available={flavour.stock_available} eta={flavour.eta} />
      </td>
      <td className={styles.pieces}>
        <QuantityInput
          label={t.quantityOf(`${size.product.name} ${size.name}, ${flavour.name}`)}
          variant="boxed"
          value={quantity}
          onChange={value => set(flavour.id, value)}
          disabled={!canOrder}
        />
      </td>
      <td className={styles.cases}>
        <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
      </td>
      <td className={styles.sum}>
        {!flavour.stock_available && !quantity ? (
          <StockAlert flavour={flavour} />
        ) : (
          quantity && size.current_price !== null && moneyOfCents(times(fromEuros(size.current_price), quantity))
        )}
      </td>
    </tr>
  )
}
