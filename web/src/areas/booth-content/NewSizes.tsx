import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import { useTexts } from '../../lib/texts.tsx'
import styles from './NewSizes.module.css'
import { OrderLink } from './OrderLink.tsx'
import { SizePrice } from './SizePrice.tsx'
import { boothContentTexts } from './texts.ts'

interface NewSizesProps {
  products: readonly NewProduct[]
  sizeOf: (sizeId: number) => ProductSize | undefined
}

/** The new products by size: what a piece and a case cost, and the way to order it. */
export function NewSizes({ products, sizeOf }: NewSizesProps) {
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
              {picture && <img src={picture} srcSet={srcSet(picture)} sizes="120px" alt="" loading="lazy" />}
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.flavours}>{t.flavours(flavours.length)}</p>
              <SizePrice size={sizeOf(size.id)} price={price} />
              <OrderLink sizeId={size.id} of={name} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
