import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/layout.module.css'
import { MutationError } from '../../ui/MutationError.tsx'
import text from '../../ui/text.module.css'
import { useMay } from '../../visit/user.ts'
import { ListFacts } from './ListFacts.tsx'
import { listTexts } from './list-texts.ts'
import { ManageList } from './ManageList.tsx'
import { Ordered } from './Ordered.tsx'
import styles from './order-lists.module.css'
import { orderListAddress, type ShownList } from './order-lists.ts'
import { useOrderFromList } from './use-order-from-list.ts'

/** An order list among the others: what it is, its first lines, what it costs now, and the button that puts all of it into the basket. */
export function ListCard({ list }: { list: ShownList }) {
  const t = useTexts(listTexts)
  const mayOrder = useMay('order')
  const priced = useMay('prices')
  const order = useOrderFromList(list.id)
  return (
    <li
      className={`grid split middle gap-y-2 gap-x-6 bordered round-card pad-y-4 pad-x-5 ${layout.card} ${styles.card}`}
    >
      <div className="slim">
        <h2 className="anywhere">
          <PageLink to={orderListAddress(list.id)} className={`inline-row middle target ${text.lined}`}>
            {list.name}
          </PageLink>
        </h2>
        <ListFacts list={list} />
        <FirstLines list={list} />
      </div>
      <div className={`row wrap middle at-end gap-2 ${styles.acts}`}>
        {priced && list.first_lines.length > 0 && (
          <p className="t13 fg-2 nowrap pad-x-2">
            <b className="sign t24 fg">{money(list.total_price_exclusive_tax)}</b> {t.exclVat}
          </p>
        )}
        <ManageList list={list} />
        {mayOrder && list.total_lines > 0 && (
          <Button
            variant="ink"
            icon="basket"
            className={styles.order}
            aria-label={t.toBasketOf(list.name)}
            loading={order.state.loading}
            done={order.state.done}
            onClick={order.run}
          >
            {t.toBasket}
          </Button>
        )}
      </div>
      <div className={`across ${layout.ifAny}`}>
        <MutationError of={order.state} onRetry={order.run} />
        <Ordered answer={order.answer} onDismiss={order.dismiss} />
      </div>
    </li>
  )
}

function FirstLines({ list: { first_lines: lines, total_lines } }: { list: ShownList }) {
  const t = useTexts(listTexts)
  if (lines.length === 0) return null
  const more = total_lines - lines.length
  return (
    <ul className="grid mt-2">
      {lines.map(({ id, quantity, name }) => (
        <li className="nowrap ellipsis clipped" key={id}>
          <b className={`figures ${styles.count}`}>{count(quantity)} ×</b> {name}
        </li>
      ))}
      {more > 0 && <li className={`fg-2 nowrap ellipsis clipped ${styles.more}`}>{t.more(count(more))}</li>}
    </ul>
  )
}
