import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Extras } from '@fairfloor/domain/extras'
import { inWidth } from '@fairfloor/domain/pictures'
import { sumFor } from '@fairfloor/domain/promotions/wire'
import type { RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { money, moneyOfCents, sizeText } from '../../lib/format.ts'
import { usePendingValue, useUpdatePending } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { ExtraFields } from '../../ui/ExtraFields.tsx'
import layout from '../../ui/layout.module.css'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { focusOrderBar } from '../catalogue/focus-order-bar.ts'
import { Pack } from '../catalogue/Pack.tsx'
import type { TypedExtras } from '../catalogue/typed.ts'
import styles from './FoundLines.module.css'
import { type Goods, nameOf } from './lines.ts'
import { quickOrderTexts } from './texts.ts'

export interface FoundLinesProps {
  /** Storage name of the quantities that wait to be added. */
  list: string
  found: readonly { readonly goods: Goods; readonly line: RecognisedLine }[]
  /** Pieces that are in the basket already, by flavour. */
  inBasket: ReadonlyMap<number, number>
  /** What a piece cost when it was ordered before, by flavour. */
  then: Readonly<Record<string, number>>
  extras: TypedExtras
  onExtras: (flavourId: number, typed: Extras) => void
}

/** What was recognised: goods, when they come, quantity and price. Nothing is in the basket yet. */
export function FoundLines({ found, list, inBasket, then, extras, onExtras }: FoundLinesProps) {
  return (
    <div {...cellColumn({ onFinish: () => focusOrderBar(list) })}>
      <ul className={`on-paper bordered round-card ${layout.parted}`} data-cell-group="">
        {found.map(({ goods, line }) => (
          <Found
            key={goods.flavour.id}
            {...{ goods, line, list, onExtras }}
            had={inBasket.get(goods.flavour.id) ?? 0}
            was={then[goods.flavour.id]}
            extras={extras[goods.flavour.id]}
          />
        ))}
      </ul>
    </div>
  )
}

interface FoundProps extends Pick<FoundLinesProps, 'list' | 'onExtras'> {
  goods: Goods
  line: RecognisedLine
  had: number
  was: number | undefined
  extras: Extras | undefined
}

function Found({ goods, line, list, had, was, extras, onExtras }: FoundProps) {
  const { language } = useLanguage()
  const t = useTexts(quickOrderTexts)
  const { size, flavour } = goods
  const numberOf = ({ by, code }: RecognisedLine, sku: string) =>
    by === 'reference' || by === 'case_ean' ? `${t.kinds[by]} ${code}` : by === 'ean' ? code : sku
  const quantity = usePendingValue(list, quantities => quantities[flavour.id] ?? 0)
  const update = useUpdatePending(list)
  const sum = quantity > 0 ? sumFor(size, quantity) : null
  const picture = flavour.front_image_url ?? size.image_url
  return (
    <li className={`grid middle gap-x-3 at-least-56 ${styles.line}`} data-cell-row="" data-flavour={flavour.id}>
      <Pack url={picture && inWidth(picture, 160)} />
      <div className={`slim lh-snug ${styles.name}`}>
        <b>
          {size.brand.name} {size.product.name}, {flavour.name}
        </b>
        <span>
          {sizeText(size.name, language)} · {numberOf(line, flavour.sku)}
        </span>
        {had > 0 && <span>{t.inBasket(had)}</span>}
        {was !== undefined && size.current_price !== null && was !== size.current_price && (
          <span className={was < size.current_price ? styles.dearer : styles.cheaper}>
            {t.priceThen(money(was), money(size.current_price))}
          </span>
        )}
        <ExtraFields
          in="quick order"
          of={sizeText(nameOf(goods), language)}
          extras={extras}
          onChange={typed => onExtras(flavour.id, typed)}
        />
      </div>
      <span className={`slim ${styles.stock}`}>
        <StockLight
          availability={flavour.availability}
          available={flavour.stock_available}
          eta={flavour.eta}
          wanted={quantity}
        />
      </span>
      <span className={`ink-2 figures to-end ${styles.unit}`}>
        {size.current_price !== null && money(size.current_price)}
      </span>
      <span className={styles.pieces}>
        <QuantityCell
          label={t.quantityOf(sizeText(nameOf(goods), language))}
          value={quantity || null}
          onChange={pieces => update(quantities => ({ ...quantities, [flavour.id]: pieces ?? 0 }))}
          unitsPerCase={size.units_per_case}
          steps={stepsOf(size)}
        />
      </span>
      <span className={`grid t13 figures nowrap ends ${styles.sum}`}>
        {sum !== null && <b>{moneyOfCents(sum)}</b>}
        <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
      </span>
    </li>
  )
}
