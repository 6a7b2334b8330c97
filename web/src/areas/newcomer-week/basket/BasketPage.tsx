import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useUser } from '../../identity/user.ts'
import styles from '../frame/List.module.css'
import { frameTexts } from '../frame/texts.ts'
import { WeekFrame } from '../frame/WeekFrame.tsx'
import { weekBasketQuery } from '../queries.ts'

/** /newcomer-week/basket: what the customer's users have put into the event's basket. */
export function BasketPage() {
  const t = useTexts(titles)
  const frame = useTexts(frameTexts)
  const user = useUser()
  return (
    <WeekFrame title={t.basket} shows="basket">
      <h1 className={styles.title}>{t.basket}</h1>
      {user?.company ? (
        <Basket />
      ) : (
        <EmptyState icon="basket" title={frame.staff}>
          {frame.staffText}
        </EmptyState>
      )}
    </WeekFrame>
  )
}

function Basket() {
  const t = useTexts(frameTexts)
  return (
    <Loaded
      query={useQuery(weekBasketQuery)}
      waiting={<SkeletonRows rows={6} height={48} />}
      isEmpty={({ positions }) => positions.length === 0}
      empty={{
        icon: 'basket',
        title: t.empty,
        action: <LinkButton to={weekHomePage.path}>{t.continue}</LinkButton>,
      }}
    >
      {({ positions }) => (
        <ul className={styles.rows}>
          {positions.map(({ id, quantity, product_attribute: { name, product_size: size } }) => (
            <li key={id}>
              {size.product.brand.name} {size.product.name} {size.name}, {name}
              <span>{count(quantity)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
