import { inWidth } from '@fairfloor/domain/pictures'
import type { Exhibitor } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Price } from '../../ui/Price.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { percentOff } from '../catalogue/percent-off.ts'
import styles from './Best.module.css'
import { useOrderAddress } from './OrderLink.tsx'
import { boothContentTexts } from './texts.ts'
import { boothSizesQuery } from './use-booth-sizes.ts'

const MOST = 3
const ROW_PX = 56

/** A booth's best-selling products at their fair prices, one size of each; they lead to the size in the order tab. */
export function BestSellers({ exhibitor }: { exhibitor: Pick<Exhibitor, 'id' | 'product_sizes_count'> }) {
  const { language } = useLanguage()
  const t = useTexts(boothContentTexts)
  const addressOf = useOrderAddress()
  const { data, isPending } = useQuery(boothSizesQuery(exhibitor.id))
  if (isPending)
    return <SkeletonRows rows={Math.min(MOST, exhibitor.product_sizes_count)} height={ROW_PX} className={styles.rows} />
  const sizes = [...Map.groupBy(data ?? [], ({ product }) => product.id).values()]
    .slice(0, MOST)
    .flatMap(([first]) => first ?? [])
  return (
    <ul className={styles.rows} aria-label={t.bestSellers}>
      {sizes.map(size => {
        const percent = percentOff(size.regular_price, size.current_price)
        return (
          <li key={size.id}>
            <Link to={addressOf(size.id)} replace className={`grid middle gap-3 fg ${styles.row}`}>
              {size.image_url && (
                <img className="contain" src={inWidth(size.image_url, 160)} alt="" width="48" height="48" />
              )}
              <span className={`grid column-2 ${styles.bestWords}`}>
                <b className="bold nowrap ellipsis clipped">
                  {size.product.name} <span>{sizeText(size.name, language)}</span>
                </b>
                <span className="row baseline gap-2 nowrap clipped">
                  <Price current={size.current_price} regular={size.regular_price} />
                  {percent > 0 && <Tag tone="green">−{percent} %</Tag>}
                </span>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
