import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { inWidth } from '@fairfloor/domain/pictures'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import styles from './News.module.css'
import { OrderLink } from './OrderLink.tsx'
import { SizePrice } from './SizePrice.tsx'
import { boothContentTexts } from './texts.ts'

interface NewSizesProps {
  products: readonly NewProduct[]
  sizeOf: (sizeId: number) => ProductSize | undefined
}

/** The sizes of the slides above: which flavours are new, what a case costs, and the way to order them. */
export function NewSizes({ products, sizeOf }: NewSizesProps) {
  const { language } = useLanguage()
  const t = useTexts(boothContentTexts).fresh
  const sizes = [...Map.groupBy(products, ({ product_size }) => product_size.id).values()]
  return (
    <section>
      <h3>{t.bySize}</h3>
      <ul className="line-above mt-2" aria-label={t.bySize}>
        {sizes.map(flavours => {
          const [{ product_size: size, current_price: price, image_background_public_url: picture }] = flavours as [
            NewProduct,
          ]
          const name = `${size.product.name} ${sizeText(size.name, language)}`
          return (
            <li key={size.id} className={`grid middle gap-y-1 gap-x-5 line-below pad-y-3 ${styles.size}`}>
              <span className={`grid round-input ${styles.pack}`}>
                {picture && (
                  <img
                    className="wide tall contain pad-1"
                    src={inWidth(picture, 160)}
                    alt=""
                    width="64"
                    height="64"
                    loading="lazy"
                  />
                )}
              </span>
              <div className={styles.sizeWords}>
                <h4>{name}</h4>
                <p>{t.flavours(flavours.length)}</p>
                <p className={styles.flavours}>{flavours.map(one => one.product_attribute.name).join(' · ')}</p>
              </div>
              <SizePrice size={sizeOf(size.id)} price={price} caseOnly />
              <OrderLink sizeId={size.id} of={name} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
