import { weekBrandAddress } from '@fairfloor/domain/newcomer-week/addresses'
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
import { weekBrandsQuery } from '../queries.ts'

/** /newcomer-week/brands/{bid?}: the brands that take part. */
export function BrandsPage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.brands} shows="goods">
      <h1 className={styles.title}>{t.brands}</h1>
      <Brands />
    </WeekFrame>
  )
}

function Brands() {
  const { noGoods } = useTexts(frameTexts)
  return (
    <Loaded
      query={useQuery(weekBrandsQuery)}
      waiting={<SkeletonRows rows={8} height={48} />}
      empty={{ title: noGoods }}
    >
      {brands => (
        <ul className={styles.rows}>
          {brands.map(brand => (
            <li key={brand.erp_id}>
              <PageLink to={weekBrandAddress(brand.erp_id)} className={text.link}>
                {brand.name}
              </PageLink>
              {brand.discountPromotion !== null && `−${brand.discountPromotion} %`}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
