import { weekProductAddress } from '@fairfloor/domain/newcomer-week/addresses'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import text from '../../../ui/text.module.css'
import styles from '../frame/List.module.css'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { weekProductsQuery } from '../queries.ts'

/** /newcomer-week/products/{pid?}: the products that take part by name. */
export function ProductsPage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.products} shows="goods">
      <h1 className={styles.title}>{t.products}</h1>
      <Products />
    </WeekFrame>
  )
}

function Products() {
  const { noGoods } = useTexts(frameTexts)
  return (
    <Loaded
      query={useQuery(weekProductsQuery)}
      waiting={<SkeletonRows rows={8} height={48} />}
      empty={{ title: noGoods }}
    >
      {products => (
        <ul className={styles.rows}>
          {products.map(({ erp_id, product, discountPromotion }) => (
            <li key={erp_id}>
              <PageLink to={weekProductAddress(erp_id)} className={text.link}>
                {product.brand.name} {product.name}
              </PageLink>
              {discountPromotion !== null && `−${discountPromotion} %`}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
