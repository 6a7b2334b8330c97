import { orderListsPage } from '@fairfloor/domain/order-lists/pages'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import layout from '../../../ui/layout.module.css'
import { MutationError } from '../../../ui/MutationError.tsx'
import { useMay } from '../../../visit/user.ts'
import { Ordered } from '../../order-lists/Ordered.tsx'
import { listsQuery, orderListAddress, type ShownList } from '../../order-lists/order-lists.ts'
import { useOrderFromList } from '../../order-lists/use-order-from-list.ts'
import { Card, Nothing } from './Card.tsx'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

const SHOWN = 3

/** The order lists that were changed last, with what they cost now. */
export function ListsCard() {
  const t = useTexts(startTexts).lists
  const query = useQuery(listsQuery)
  const total = query.data?.length ?? 0
  return (
    <Card title={t.title} link={total > 0 ? { to: orderListsPage.path, text: t.all(total) } : undefined} query={query}>
      {lists =>
        lists.length === 0 ? (
          <Nothing title={t.none} action={<LinkButton to={orderListsPage.path}>{t.make}</LinkButton>}>
            {t.noneText}
          </Nothing>
        ) : (
          <ul className={`stack ${styles.rows} ${layout.parted}`}>
            {lists.slice(0, SHOWN).map(list => (
              <OneList key={list.id} list={list} />
            ))}
          </ul>
        )
      }
    </Card>
  )
}

function OneList({
  list: { id, name, total_lines, total_quantity, total_price_exclusive_tax: sum },
}: {
  list: ShownList
}) {
  const t = useTexts(startTexts).lists
  const mayOrder = useMay('order')
  const order = useOrderFromList(id)
  return (
    <li>
      <PageLink to={orderListAddress(id)} className={`row grow middle between gap-3 slim at-least-24 ${layout.named}`}>
        <span className="grow slim">
          <b className={`block nowrap ellipsis clipped ${styles.line}`}>{name}</b>
          <small className="block ink-2">{t.facts(total_lines, total_quantity)}</small>
        </span>
      </PageLink>
      {sum !== null && total_lines > 0 && <b className="nowrap">{money(sum)}</b>}
      {mayOrder && total_lines > 0 && (
        <Button
          aria-label={t.toBasketOf(name)}
          loading={order.state.loading}
          done={order.state.done}
          onClick={order.run}
        >
          {t.toBasket}
        </Button>
      )}
      {(order.state.error || order.answer) && (
        <div className="t13 own-line">
          <MutationError of={order.state} onRetry={order.run} />
          <Ordered answer={order.answer} onDismiss={order.dismiss} />
        </div>
      )}
    </li>
  )
}
