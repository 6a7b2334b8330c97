import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { SizeCard } from '@fairfloor/domain/assortment/contract'
import { topProductsPage } from '@fairfloor/domain/assortment/pages'
import { orderAgain } from '@fairfloor/domain/basket/again-contract'
import type { getLastOrder } from '@fairfloor/domain/content/start-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { reorderAddress } from '@fairfloor/domain/quick-order/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count, dayTimeText, money, sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import layout from '../../../ui/layout.module.css'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useMay } from '../../../visit/user.ts'
import { Pack } from '../../catalogue/Pack.tsx'
import { Ordered } from '../../order-lists/Ordered.tsx'
import { basketQueries } from '../../order-lists/order-lists.ts'
import { orderAddressOf } from '../../orders/orders.ts'
import { StatusTag } from '../../orders/StatusTag.tsx'
import { Card, Nothing } from './Card.tsx'
import { goneQuery, lastOrderQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

type Last = NonNullable<Answer<typeof getLastOrder>['order']>

/** The last order, to be ordered again; before the first one what others buy. */
export function LastOrderCard() {
  const t = useTexts(startTexts).last
  const query = useQuery(lastOrderQuery)
  const isFirst = query.data?.order === null
  const all = isFirst ? { to: topProductsPage.path, text: t.allTop } : { to: ordersPage.path, text: t.all }
  return (
    <Card title={isFirst && query.data?.top.length ? t.top : t.title} link={all} query={query}>
      {({ order, top }) => {
        if (order) return <Order order={order} />
        return top.length > 0 ? <Top cards={top} /> : <Nothing title={t.none}>{t.noneText}</Nothing>
      }}
    </Card>
  )
}

function Order({ order }: { order: Last }) {
  const t = useTexts(startTexts)
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  const { order_id, order_date, lines, total_lines, total_quantity, total_price_inclusive_tax: total } = order
  const others = total_lines - lines.length
  return (
    <>
      <p className={`row grow middle between gap-3 slim at-least-24 ${layout.named}`}>
        <span className="grow slim">
          <PageLink to={orderAddressOf(order_id)}>
            <b>{t.last.order(order_id)}</b>
          </PageLink>
          {` · ${dayTimeText(order_date, zone, language)}`}
        </span>
        <StatusTag order={order} />
      </p>
      <ul className={`stack ${styles.rows} ${layout.parted}`}>
        {lines.map(line => (
          <li key={line.line}>
            <Pack url={line.image_url} />
            <span className="grow slim">
              <span className={`block nowrap ellipsis clipped ${styles.line}`}>
                {sizeText(line.name, language)} <span className="ink-2">{line.flavour}</span>
              </span>
            </span>
            <b className="nowrap">{count(line.quantity)}</b>
          </li>
        ))}
      </ul>
      <p className={`row grow middle between gap-3 slim at-least-24 ${layout.named}`}>
        <span className="t13 ink-2">
          {t.last.lines(total_lines, total_quantity)}
          {others > 0 && `, ${t.more(others)}`}
        </span>
        {total !== null && (
          <b className="nowrap">
            {money(total)} {t.last.inclVat}
          </b>
        )}
      </p>
      <Again orderId={order_id} />
    </>
  )
}

/** Puts the order into the basket as it was, or leads to where it is changed before. */
function Again({ orderId }: { orderId: number }) {
  const t = useTexts(startTexts).last
  const mayOrder = useMay('order')
  const [answer, setAnswer] = useState<Answer<typeof orderAgain> | null>(null)
  const again = useApiMutation(orderAgain, { invalidates: [...basketQueries, goneQuery], onSuccess: setAnswer })
  const order = () => void again.run({ params: { order_id: orderId } })
  if (!mayOrder) return null
  return (
    <>
      <MutationError of={again} onRetry={order} />
      <Ordered answer={answer} onDismiss={() => setAnswer(null)} />
      <div className={`row wrap gap-2 pt-2 ${styles.foot}`}>
        <Button variant="signal" icon="refresh" loading={again.loading} done={again.done} onClick={order}>
          {t.again}
        </Button>
        <LinkButton to={reorderAddress(orderId)}>{t.change}</LinkButton>
      </div>
    </>
  )
}

function Top({ cards }: { cards: readonly SizeCard[] }) {
  const { language } = useLanguage()
  return (
    <ul className={`stack ${styles.rows} ${layout.parted}`}>
      {cards.map(({ id, name, brand_name, image_url, current_price, regular_price }) => (
        <li key={id}>
          <PageLink to={sizeAddress(id)} className={`row grow middle between gap-3 slim at-least-24 ${layout.named}`}>
            <Pack url={image_url} />
            <span className="grow slim">
              <b className={`block nowrap ellipsis clipped ${styles.line}`}>{sizeText(name, language)}</b>
              <small className="block ink-2">{brand_name}</small>
            </span>
            {current_price !== null && <Price current={current_price} regular={regular_price} />}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
