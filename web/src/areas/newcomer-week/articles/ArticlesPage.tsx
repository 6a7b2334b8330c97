import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from '../frame/List.module.css'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { weekFlavoursQuery } from '../queries.ts'

/** /newcomer-week/flavour-list: every flavour that can be ordered. */
export function ArticlesPage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.articles} shows="goods">
      <h1 className={styles.title}>{t.articles}</h1>
      <Articles />
    </WeekFrame>
  )
}

function Articles() {
  const { noGoods } = useTexts(frameTexts)
  return (
    <Loaded
      query={useQuery(weekFlavoursQuery)}
      waiting={<SkeletonRows rows={12} height={48} />}
      empty={{ title: noGoods }}
    >
      {flavours => (
        <ul className={styles.rows}>
          {flavours.map(flavour => (
            <li key={flavour.id}>
              {flavour.brand_name} {flavour.productSize_name}, {flavour.productAttribute_name}
              <span>{money(flavour.price)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
