import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import styles from '../frame/List.module.css'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { weekFavouritesQuery } from '../queries.ts'

/** /newcomer-week/favorites: the user's favourites that take part. */
export function FavouritesPage() {
  const t = useTexts(titles)
  return (
    <WeekFrame title={t.favourites} shows="goods">
      <h1 className={styles.title}>{t.favourites}</h1>
      <Favourites />
    </WeekFrame>
  )
}

function Favourites() {
  const { noFavourites } = useTexts(frameTexts)
  return (
    <Loaded
      query={useQuery(weekFavouritesQuery)}
      waiting={<SkeletonRows rows={8} height={48} />}
      empty={{ icon: 'heart', title: noFavourites }}
    >
      {sizes => (
        <ul className={styles.rows}>
          {sizes.map(({ id, brand, name, price }) => (
            <li key={id}>
              {brand.name} {name} <span>{money(price)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
