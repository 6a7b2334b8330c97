import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/contract'
import { inWidth, srcSet } from '@fairfloor/domain/pictures'
import type { ReactNode, Ref } from 'react'
import { weight } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FlavourRow } from './FlavourRow.tsx'
import { percentOff } from './percent-off.ts'
import styles from './SizeBlock.module.css'
import { catalogueTexts } from './texts.ts'
import { Zoom } from './Zoom.tsx'

interface SizeBlockProps {
  ref?: Ref<HTMLElement> | undefined
  /** Storage name of the list's typed quantities. */
  list: string
  size: ProductSize
  canOrder: boolean
  /** Label for the percentage below the regular price. */
  discount: (percent: number) => string
  /** More actions for the size, beside its tags. */
  actions?: ReactNode
  /** Stock alert button for a flavour that is out of stock. */
  alertOf: (flavour: ProductAttribute) => ReactNode
}

/** One product size: description, price, and all its flavours, filled in with Tab and digits. */
export function SizeBlock({ ref, list, size, canOrder, discount, actions, alertOf }: SizeBlockProps) {
  const t = useTexts(catalogueTexts)
  const percent = percentOff(size.regular_price, size.current_price)
  const unit = unitText(size)
  return (
    <section ref={ref} className={styles.size} aria-label={`${size.product.name} ${size.name}`}>
      <div className={styles.card}>
        <div className={styles.stage}>
          {size.image_url && (
            <Zoom src={inWidth(size.image_url, 640)}>
              <img
                src={size.image_url}
                srcSet={srcSet(size.image_url)}
                sizes="118px"
                alt=""
                width="118"
                height="118"
                loading="lazy"
              />
            </Zoom>
          )}
        </div>
        <h3>{size.product.name}</h3>
        <p className={styles.meta}>
          {[size.category_name, size.name !== unit && size.name, unit, t.perCase(size.units_per_case)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.tags}>
          {percent > 0 && <Tag tone="green">{discount(percent)}</Tag>}
          {size.product.is_new && <Tag tone="ink">{t.isNew}</Tag>}
          {size.promotion_text && <Tag>{size.promotion_text}</Tag>}
          {actions}
        </p>
        <div className={styles.price}>
          {size.current_price !== null && <Price current={size.current_price} regular={size.regular_price} size="xl" />}
        </div>
      </div>
      <table className={styles.flavours}>
        <thead>
          <tr>
            <th scope="col">{t.flavour}</th>
            <th scope="col">{t.stock}</th>
            <th scope="col" className={styles.end}>
              {t.piecesHead}
            </th>
            <th scope="col" className={styles.cases}>
              {t.cases}
            </th>
            <th scope="col" className={styles.end}>
              {t.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {size.product_attributes.map(flavour => (
            <FlavourRow
              key={flavour.id}
              list={list}
              size={size}
              flavour={flavour}
              canOrder={canOrder}
              alert={alertOf(flavour)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** '908 g', '2,5 kg', '90 capsules': weights as specified. */
function unitText({ unit_value, unit_name }: ProductSize): string {
  if (unit_value === null) return ''
  return unit_name === 'g' ? weight(unit_value) : `${unit_value} ${unit_name}`
}
