import { basketPage } from '@fairfloor/domain/basket/pages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { count, money } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useMay, userQuery } from '../../visit/user.ts'
import styles from './HeadBasket.module.css'
import { summaryTexts } from './summary-texts.ts'

// The header does not wait for it, nor the basket's page.
export const ShopTyped = lazyPart(() => import('./ShopTyped.tsx'))

/** The header's basket: net sum and pieces, and the way to it. For buyers. */
export function BasketSummary() {
  const t = useTexts(summaryTexts)
  const known = useQuery(userQuery).data
  const priced = useMay('prices')
  if (!known?.user?.company) return null
  const { basket_total_quantity: pieces, basket_total_price: price } = known.basket_info
  const sum = priced ? money(price ?? 0) : null
  return (
    <>
      <PageLink
        to={basketPage.path}
        className={`row fixed middle gap-2 bold figures nowrap round-full ${styles.shop}`}
        aria-label={t.basket(pieces, sum)}
      >
        <Icon name="basket" />
        {sum && <span className={styles.sum}>{sum}</span>}
        <b className="round-full">{count(pieces)}</b>
      </PageLink>
      <Suspense>
        <ShopTyped />
      </Suspense>
    </>
  )
}
