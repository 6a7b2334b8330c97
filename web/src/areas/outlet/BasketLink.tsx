import { outletBasketPage } from '@fairfloor/domain/outlet/pages'
import { money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { HeadBasket } from '../basket/HeadBasket.tsx'
import { outletTexts } from './texts.ts'
import { useOutletBasket } from './use-outlet-basket.ts'

/** The head's way to the outlet's basket, with its pieces and net sum. For buyers. */
export function BasketLink() {
  const t = useTexts(outletTexts)
  const user = useUser()
  const priced = useMay('prices')
  const { data } = useOutletBasket()
  if (!user?.company) return null
  const pieces = data?.total_quantity ?? 0
  const sum = priced ? money(data?.total_price_exc_vat ?? 0) : null
  return <HeadBasket to={outletBasketPage.path} label={t.toBasket(pieces, sum)} {...{ pieces, sum }} />
}
