import type { ShowcaseProduct } from '@fairfloor/domain/booth-content/showcase-contract'
import { inWidth } from '@fairfloor/domain/pictures'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { StockLight } from '../../ui/StockLight.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FlavourQuantity } from '../catalogue/FlavourQuantity.tsx'
import { NutritionFacts } from '../catalogue/NutritionFacts.tsx'
import { catalogueTexts } from '../catalogue/texts.ts'
import { useMay } from '../identity/user.ts'
import { BoothVideo } from './BoothVideo.tsx'
import styles from './ShowcaseVitrine.module.css'
import { SHOWCASE } from './showcase.ts'
import { boothContentTexts } from './texts.ts'

/** Contents of a vitrine: thumbnails, and one product with its brand's clip, prices and quantity inputs. */
export function ShowcaseVitrine({ products }: { products: readonly ShowcaseProduct[] }) {
  const t = useTexts(boothContentTexts).showcase
  const { perCase } = useTexts(catalogueTexts)
  const [chosen, setChosen] = useState(products[0]!.id)
  const product = products.find(({ id }) => id === chosen) ?? products[0]!
  const name = `${product.product.name} ${product.name}`
  return (
    <div className={styles.vitrine}>
      <ul className={styles.thumbnails} aria-label={t.products}>
        {products.map(one => (
          <li key={one.id}>
            <button
              type="button"
              aria-label={`${one.brand_name}, ${one.product.name} ${one.name}`}
              aria-pressed={one.id === product.id}
              onClick={() => setChosen(one.id)}
            >
              {one.image_url && <img src={one.image_url} alt="" width="64" height="64" />}
            </button>
          </li>
        ))}
      </ul>
      {product.image_url && <img className={styles.pack} src={inWidth(product.image_url, 640)} alt={name} />}
      <section className={styles.order} aria-label={name}>
        <p className={styles.brand}>{product.brand_name}</p>
        <h3>{name}</h3>
        {product.promotion_text && <Tag>{product.promotion_text}</Tag>}
        {product.current_price !== null && (
          <Price current={product.current_price} regular={product.regular_price} size="xl" />
        )}
        <p className={styles.brand}>{perCase(product.units_per_case)}</p>
        <Flavours product={product} />
      </section>
      {product.brand_video_url && (
        <div className={styles.film}>
          <BoothVideo
            key={product.id}
            name={product.brand_name}
            src={product.brand_video_url}
            poster={product.brand_video_poster_url}
          />
        </div>
      )}
    </div>
  )
}

function Flavours({ product }: { product: ShowcaseProduct }) {
  const canOrder = useMay('order')
  return (
    <ul className={styles.flavours}>
      {product.product_attributes.map(flavour => {
        const name = `${product.product.name} ${product.name}, ${flavour.name}`
        return (
          <li key={flavour.id}>
            <span className={styles.name}>
              {flavour.name}
              <StockLight available={flavour.stock_available} eta={flavour.eta} />
            </span>
            {flavour.has_nutrition_facts && <NutritionFacts flavourId={flavour.id} name={name} />}
            <FlavourQuantity list={SHOWCASE} flavourId={flavour.id} name={name} canOrder={canOrder} />
          </li>
        )
      })}
    </ul>
  )
}
