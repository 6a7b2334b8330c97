import type { OrderList } from '@fairfloor/domain/order-lists/contract'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { useMay } from '../../visit/user.ts'
import styles from './ListCard.module.css'
import { ListFacts } from './ListFacts.tsx'
import { listTexts } from './list-texts.ts'
import { ManageList } from './ManageList.tsx'
import { Ordered } from './Ordered.tsx'
import { orderListAddress } from './order-lists.ts'
import { useOrderFromList } from './use-order-from-list.ts'

/** An order list among the others: what it is, and the button that puts all of it into the basket. */
export function ListCard({ list }: { list: OrderList }) {
  const t = useTexts(listTexts)
  const mayOrder = useMay('order')
  const order = useOrderFromList(list.id)
  return (
    <li className={styles.card}>
      <div className={styles.about}>
        <h2>
          <PageLink to={orderListAddress(list.id)}>{list.name}</PageLink>
        </h2>
        <ListFacts list={list} />
      </div>
      <div className={styles.acts}>
        <ManageList list={list} />
        {mayOrder && list.total_lines > 0 && (
          <Button
            variant="ink"
            icon="basket"
            aria-label={t.toBasketOf(list.name)}
            loading={order.state.loading}
            done={order.state.done}
            onClick={order.run}
          >
            {t.toBasket}
          </Button>
        )}
      </div>
      <div className={styles.said}>
        <MutationError of={order.state} onRetry={order.run} />
        <Ordered answer={order.answer} onDismiss={order.dismiss} />
      </div>
    </li>
  )
}
