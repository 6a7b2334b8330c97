import type { NewProduct } from '@fairfloor/domain/booth-content/contract'
import { srcSet } from '@fairfloor/domain/pictures'
import { Link } from 'react-router'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Price } from '../../ui/Price.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './News.module.css'
import { useOrderAddress } from './OrderLink.tsx'
import { boothContentTexts } from './texts.ts'

/** A new flavour with its picture; leads to its size in the order tab. */
export function NewProductSlide({ product }: { product: NewProduct }) {
  const { language } = useLanguage()
  const t = useTexts(boothContentTexts)
  const addressOf = useOrderAddress()
  const { product_size: size, product_attribute: flavour, image_background_public_url: picture } = product
  const percent = percentOff(product.regular_price, product.current_price)
  return (
    <Link className={`grid gap-1 fg relative on-paper pad-2 tall ${styles.slide}`} to={addressOf(size.id)} replace>
      <span className={`grid in-middle relative round-input mb-2 ${styles.stage}`}>
        {picture && (
          <img className="contain" src={picture} srcSet={srcSet(picture)} sizes="(width < 992px) 30vw, 170px" alt="" />
        )}
        {percent > 0 && <Tag tone="green">−{percent} %</Tag>}
      </span>
      <b className={`t15 anywhere lh-20 ${styles.flavour}`}>{flavour.name}</b>
      <span className={`t13 fg-2 anywhere ${styles.slideName}`}>
        {size.product.name} <span>{sizeText(size.name, language)}</span>
      </span>
      {product.current_price !== null && (
        <span className={styles.slidePrice}>
          <Price current={product.current_price} regular={product.regular_price} size="l" /> <span>{t.perPiece}</span>
        </span>
      )}
      <Icon name="arrowRight" size={16} className={styles.arrow} />
    </Link>
  )
}
