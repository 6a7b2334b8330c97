import { inWidth } from '@fairfloor/domain/pictures'
import { useId, useState } from 'react'
import { usePending } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Price } from '../../ui/Price.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { FlavourQuantity } from '../catalogue/FlavourQuantity.tsx'
import styles from './FoundProducts.module.css'
import type { Found } from './show.ts'
import { tradeShowTexts } from './texts.ts'

interface FoundProductProps {
  /** Storage name of the typed quantities. */
  list: string
  product: Found
  /** Its booth, in words. */
  place: string
  canOrder: boolean
  /** Whether its flavours are shown at first. */
  startsOpen: boolean
  /** Goes to the product at its booth. */
  onChoose: () => void
}

/** A product found: one line that leads to its booth, and its flavours with cells of the order below. */
export function FoundProduct({ list, product, place, canOrder, startsOpen, onChoose }: FoundProductProps) {
  const t = useTexts(tradeShowTexts).exhibitorList
  const { quantities } = usePending(list)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const flavours = useId()
  const { size, product_name: name, brand_name: brand } = product
  const isOpen = chosen ?? (startsOpen || size.product_attributes.some(({ id }) => quantities[id]))
  return (
    <li className={styles.product}>
      <div className={styles.head}>
        <button type="button" className={styles.go} onClick={onChoose}>
          <span className={styles.pack}>
            {size.image_url && <img src={inWidth(size.image_url, 160)} alt="" width="44" height="44" loading="lazy" />}
          </span>
          <span className={styles.names}>
            <b>
              {name} <span className={styles.size}>{size.name}</span>
            </b>
            <span className={styles.meta}>{brand}</span>
          </span>
          {size.current_price !== null && (
            <Price className={styles.price} size="s" current={size.current_price} regular={size.regular_price} />
          )}
          <span className={styles.place}>{place}</span>
          <Icon name="chevronRight" className={styles.chevron} />
        </button>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={flavours}
          aria-label={t.flavoursOf(size.product_attributes.length, `${name} ${size.name}`)}
          onClick={() => setChosen(!isOpen)}
        >
          {t.flavours(size.product_attributes.length)}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
      </div>
      <ul id={flavours} className={styles.flavours} hidden={!isOpen}>
        {isOpen &&
          size.product_attributes.map(flavour => (
            <li key={flavour.id} className={styles.flavour}>
              <span className={styles.flavourName}>{flavour.name}</span>
              <StockLight className={styles.stock} available={flavour.stock_available} eta={flavour.eta} />
              <span className={styles.cases}>
                <CaseHint quantity={quantities[flavour.id] ?? null} unitsPerCase={size.units_per_case} />
              </span>
              <span className={styles.quantity}>
                <FlavourQuantity
                  list={list}
                  flavourId={flavour.id}
                  name={`${name} ${size.name}, ${flavour.name}`}
                  canOrder={canOrder}
                />
              </span>
            </li>
          ))}
      </ul>
    </li>
  )
}
