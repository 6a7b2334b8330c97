import { outletBasketPage } from '@fairfloor/domain/outlet/pages'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import styles from './BasketLink.module.css'
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
  return (
    <PageLink to={outletBasketPage.path} className={styles.basket} aria-label={t.toBasket(pieces, sum)}>
      <Icon name="basket" />
      {sum && <span className={styles.sum}>{sum}</span>}
      <b>{count(pieces)}</b>
    </PageLink>
  )
}
