import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import styles from './NewSizes.module.css'
import { OrderLink } from './OrderLink.tsx'
import { boothContentTexts } from './texts.ts'

/** The new products by size, each with its flavours and the way to order it. */
export function NewSizes({ products }: { products: readonly NewProduct[] }) {
  const t = useTexts(boothContentTexts).fresh
  const sizes = [...Map.groupBy(products, ({ product_size }) => product_size.id).values()]
  return (
    <ul className={styles.sizes} aria-label={t.bySize}>
      {sizes.map(flavours => {
        const [{ product_size: size, image_background_public_url: picture, current_price: price }] = flavours as [
          NewProduct,
        ]
        const name = `${size.product.name} ${size.name}`
        return (
          <li key={size.id} className={styles.size}>
            <span className={styles.stage}>
              {picture && <img src={picture} srcSet={srcSet(picture)} sizes="220px" alt="" loading="lazy" />}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.flavours}>
                {flavours.map(({ product_attribute }) => product_attribute.name).join(' · ')}
              </p>
              {price !== null && <Price current={price} size="l" />}
              <OrderLink sizeId={size.id} of={name} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
