import { inWidth, srcSet } from '@fairfloor/domain/pictures'
import { type CSSProperties, memo } from 'react'
import type { ProductItem } from './items.ts'
import styles from './ProductSlide.module.css'
import { Sticker } from './Sticker.tsx'

interface ProductSlideProps {
  product: ProductItem
  isActive: boolean
}

/** A product before a disc, with its name behind; beside the active one only the product. Without a picture its name stands there. */
export const ProductSlide = memo(function ProductSlide({ product, isActive }: ProductSlideProps) {
  return (
    <div className={`absolute fill ${styles.product}`} data-active={isActive || undefined}>
      <h2 className={`nowrap to-middle ${styles.name}`} style={lettersOf(product.name)}>
        {product.name}
      </h2>
      <i className={`round-full ${styles.disc}`} />
      {product.picture ? (
        <img
          className={`contain ${styles.pack}`}
          src={inWidth(product.picture, 640)}
          srcSet={srcSet(product.picture)}
          sizes="420px"
          alt=""
          width="420"
          height="420"
        />
      ) : (
        <p className={`contain ${styles.pack}`} data-missing aria-hidden>
          {product.brand}
        </p>
      )}
      <Sticker percent={product.percent} className={styles.sticker} />
    </div>
  )
})

/** How many letters a line of the name has: all on wide screens, on narrow ones those of its longest word, or half of them. */
function lettersOf(name: string): CSSProperties {
  const longest = Math.max(...name.split(/\s+/).map(word => word.length))
  return { '--letters': name.length, '--half': Math.max(longest, Math.ceil(name.length / 2)) } as CSSProperties
}
