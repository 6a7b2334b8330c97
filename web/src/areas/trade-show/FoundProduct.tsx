import { inWidth } from '@fairfloor/domain/pictures'
import { useId, useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Price } from '../../ui/Price.tsx'
import { GridRows } from '../catalogue/GridRows.tsx'
import type { OfferedFlavour } from '../catalogue/offered.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { StockAlert } from '../catalogue/StockAlert.tsx'
import styles from './Exhibitors.module.css'
import type { Found } from './show.ts'
import { tradeShowTexts } from './texts.ts'

const alertOf = (flavour: OfferedFlavour) => <StockAlert flavour={flavour} tabIndex={-1} />

interface FoundProductProps {
  /** Storage name of the typed quantities. */
  list: string
  product: Found
  /** Its booth, in words. */
  place: string
  /** The order that the cells belong to. */
  order: OrderedLines
  /** Why nothing can be ordered now; null: the cells are open. */
  closed: string | null
  /** Whether its flavours are shown at first. */
  startsOpen: boolean
  /** Goes to the product at its booth. */
  onChoose: () => void
}

/** A product found: one line that leads to its booth, and its flavours with cells of the order below. */
export function FoundProduct({ list, product, place, order, closed, startsOpen, onChoose }: FoundProductProps) {
  const { language } = useLanguage()
  const t = useTexts(tradeShowTexts).exhibitorList
  const [chosen, setChosen] = useState<boolean | null>(null)
  const flavours = useId()
  const { size, product_name: name, brand_name: brand } = product
  const hasTyped = usePendingValue(list, typed => size.product_attributes.some(({ id }) => typed[id]))
  const isOpen = chosen ?? (startsOpen || hasTyped)
  return (
    <li className="line-above">
      <div className={`grid middle gap-3 ${styles.product}`}>
        <button type="button" className={`grid middle gap-4 to-start ${styles.productWay}`} onClick={onChoose}>
          <span className={`on-fog round-input square-44 ${styles.productPack}`}>
            {size.image_url && (
              <img
                className="contain"
                src={inWidth(size.image_url, 160)}
                alt=""
                width="44"
                height="44"
                loading="lazy"
              />
            )}
          </span>
          <span className={`grid ${styles.productNames}`}>
            <b className="bold ellipsis clipped">
              {name} <span className={styles.productSize}>{sizeText(size.name, language)}</span>
            </b>
            <span className={styles.productBrand}>{brand}</span>
          </span>
          {size.current_price !== null && (
            <Price className={styles.productPrice} size="s" current={size.current_price} regular={size.regular_price} />
          )}
          <span className={styles.productPlace}>{place}</span>
          <Icon name="chevronRight" className={styles.productChevron} />
        </button>
        <button
          type="button"
          className={`row middle at-end gap-1 t13 bold nowrap at-least-44 ${styles.flavoursToggle}`}
          aria-expanded={isOpen}
          aria-controls={flavours}
          aria-label={t.flavoursOf(size.product_attributes.length, `${name} ${sizeText(size.name, language)}`)}
          onClick={() => setChosen(!isOpen)}
        >
          {t.flavours(size.product_attributes.length)}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </button>
      </div>
      <ul id={flavours} className={styles.flavours} hidden={!isOpen}>
        {isOpen && <GridRows {...{ list, size, order, closed, alertOf }} />}
      </ul>
    </li>
  )
}
