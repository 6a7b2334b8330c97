import { basketPage } from '@fairfloor/domain/basket/pages'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useMay, userQuery } from '../../visit/user.ts'
import { HeadBasket } from './HeadBasket.tsx'
import { summaryTexts } from './summary-texts.ts'

// The header does not wait for it.
const ShopTyped = lazyPart(() => import('./ShopTyped.tsx'))

/** The header's basket: net sum and pieces, and the way to it. For buyers. */
export function BasketSummary() {
  const t = useTexts(summaryTexts)
  const known = useQuery(userQuery).data
  const priced = useMay('prices')
  if (!known?.user?.company) return null
  const { basket_total_quantity: pieces, basket_total_price: price } = known.basket_info
  const sum = priced ? money(price ?? 0) : null
  return <HeadBasket plain to={basketPage.path} label={t.basket(pieces, sum)} {...{ pieces, sum }} Typed={ShopTyped} />
}
