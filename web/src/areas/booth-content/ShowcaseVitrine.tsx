import type { ShowcaseProduct } from '@fairfloor/domain/booth-content/showcase-contract'
import { inWidth } from '@fairfloor/domain/pictures'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { focusOrderBar } from '../catalogue/focus-order-bar.ts'
import { OrderGrid } from '../catalogue/OrderGrid.tsx'
import type { OfferedFlavour } from '../catalogue/offered.ts'
import { StockAlert } from '../catalogue/StockAlert.tsx'
import { sizeTitle } from '../catalogue/size-text.ts'
import { ClosedNote } from '../show-orders/ClosedNote.tsx'
import { SHOWCASE } from '../show-orders/OrderFoot.tsx'
import { useClosed } from '../show-orders/use-closed.ts'
import { useOrderLines } from '../show-orders/use-order-lines.ts'
import { BoothVideo } from './BoothVideo.tsx'
import styles from './Showcase.module.css'
import { boothContentTexts } from './texts.ts'

const alertOf = (flavour: OfferedFlavour) => <StockAlert flavour={flavour} tabIndex={-1} />

interface ShowcaseVitrineProps {
  products: readonly ShowcaseProduct[]
  /** The one that is shown. */
  product: ShowcaseProduct
  onChoose: (productId: number) => void
}

/** Contents of a vitrine: thumbnails, and one product with its brand's clip, prices and order grid. */
export function ShowcaseVitrine({ products, product, onChoose }: ShowcaseVitrineProps) {
  const { language } = useLanguage()
  const { perPiece, showcase: t } = useTexts(boothContentTexts)
  const closed = useClosed()
  const order = useOrderLines()
  const name = sizeTitle(product, language)
  return (
    <div>
      <ul className={`row gap-2 m-0 unlisted ${styles.thumbnails}`} aria-label={t.products}>
        {products.map(one => (
          <li className="slim" key={one.id}>
            <button
              type="button"
              aria-label={`${one.brand_name}, ${sizeTitle(one, language)}`}
              aria-pressed={one.id === product.id}
              onClick={() => onChoose(one.id)}
            >
              <span>{one.image_url && <img src={one.image_url} alt="" width="64" height="64" />}</span>
              <b>{one.brand_name}</b>
              <small>{sizeTitle(one, language)}</small>
            </button>
          </li>
        ))}
      </ul>
      <section className={`grid split ${styles.shown}`} aria-label={name}>
        <div className={`grid middle gap-6 pad-y-4 pad-x-6 ${styles.product}`}>
          {product.image_url && (
            <img
              className={`wide contain round-card pad-3 ${styles.pack}`}
              src={inWidth(product.image_url, 640)}
              alt={name}
            />
          )}
          <div className={`grid at-start gap-2 ${styles.about}`}>
            <p className="fg-2">{product.brand_name}</p>
            <h3>{name}</h3>
            {product.promotion_text && <Tag>{product.promotion_text}</Tag>}
            {product.current_price !== null && (
              <p className={`row wrap baseline gap-x-2 ${styles.showcasePrice}`}>
                <Price current={product.current_price} regular={product.regular_price} size="xl" />
                <span>{perPiece}</span>
              </p>
            )}
          </div>
        </div>
        <OrderGrid
          plain
          key={product.id}
          list={SHOWCASE}
          sizes={[product]}
          order={order}
          closed={closed === null ? null : (closed?.reason ?? '')}
          discount={t.discount}
          alertOf={alertOf}
          onFinish={() => focusOrderBar(SHOWCASE)}
          note={closed && <ClosedNote closed={closed} />}
        />
        {product.brand_video_url && (
          <div className={`column-2 ${styles.film}`}>
            <BoothVideo
              key={product.id}
              name={product.brand_name}
              src={product.brand_video_url}
              poster={product.brand_video_poster_url}
            />
          </div>
        )}
      </section>
    </div>
  )
}
