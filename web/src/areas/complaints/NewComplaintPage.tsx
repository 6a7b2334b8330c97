import { complaintIdIn } from '@fairfloor/domain/complaints/lists'
import { complaintsPage, newComplaintPage } from '@fairfloor/domain/complaints/pages'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { calendarDay, count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import { ComplainForm } from './ComplainForm.tsx'
import { complainTexts } from './complain-texts.ts'
import styles from './complaints.module.css'
import {
  type ComplainableLine,
  complainableLinesQuery,
  complainableOrdersQuery,
  goodsOf,
  newComplaintAddress,
  useDay,
} from './complaints.ts'
import { complaintTexts } from './texts.ts'

/** /complaints/new: chooses order and line, which the address keeps, then says what is wrong. */
export function NewComplaintPage() {
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const user = useUser()
  const [query] = useSearchParams()
  const order = complaintIdIn(query.get('order'))
  return (
    <>
      <PageTitle>{t.titles.complain}</PageTitle>
      <Breadcrumb items={[{ label: t.titles.complaints, to: complaintsPage.path }, { label: t.titles.complain }]} />
      <h1>{t.titles.complain}</h1>
      <p className="fg-2 mt-2 measure">{words.lead}</p>
      {user === null && <LoginFirst />}
      {user && !user.rights.includes('order') && (
        <Alert tone="info">{user.company ? words.mayNot : words.ofCompanies}</Alert>
      )}
      {user?.rights.includes('order') && (
        <div className="window-high mt-6">{order === undefined ? <Orders /> : <Lines order={order} />}</div>
      )}
    </>
  )
}

function Orders() {
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const dayOf = useDay()
  const toOrders = <LinkButton to={ordersPage.path}>{words.toOrders}</LinkButton>
  return (
    <Loaded
      query={useQuery(complainableOrdersQuery)}
      waiting={<SkeletonRows rows={3} height={64} className="grid gap-2" />}
      empty={{ icon: 'truck', title: words.noOrders, children: words.noOrdersText, action: toOrders }}
    >
      {orders => (
        <section className={`stack gap-3 ${styles.choice}`}>
          <h2>{words.chooseOrder}</h2>
          <ul className="bordered round-card">
            {orders.map(({ order_id, external_reference, shipped_at, lines }) => (
              <li key={order_id} className={`grid split middle gap-x-4 relative pad-y-3 pad-x-4 ${styles.choosable}`}>
                <PageLink
                  to={newComplaintAddress({ order: order_id })}
                  className={`cobalt medium anywhere ${styles.whole}`}
                >
                  {t.orderOf(order_id)}
                </PageLink>
                <span className="t13 fg-2">
                  {[external_reference, words.shippedOn(dayOf(shipped_at)), words.lines(lines)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  )
}

function Lines({ order }: { order: number }) {
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const [query] = useSearchParams()
  const [shipment, line] = [complaintIdIn(query.get('shipment')), complaintIdIn(query.get('line'))]
  const another = <LinkButton to={newComplaintPage.path}>{words.another}</LinkButton>
  return (
    <Loaded
      query={useQuery(complainableLinesQuery(order))}
      waiting={<SkeletonRows rows={5} height={56} className="grid gap-2" />}
      empty={{ icon: 'truck', title: words.noOrders, children: words.noLines, action: another }}
      missing={{ icon: 'search', title: words.noOrders, children: words.noLines, action: another }}
    >
      {lines => {
        const chosen = lines.find(one => one.shipment_id === shipment && one.line === line && one.left > 0)
        if (chosen) return <ComplainForm key={`${shipment}-${line}`} order={order} line={chosen} />
        return (
          <section className={`stack gap-3 ${styles.choice}`}>
            <h2>{words.chooseLine}</h2>
            <p className="t13 fg-2">
              {t.orderOf(order)} · <PageLink to={newComplaintPage.path}>{words.another}</PageLink>
            </p>
            <ul className="bordered round-card">
              {lines.map(one => (
                <LineRow key={`${one.shipment_id}-${one.line}`} order={order} line={one} />
              ))}
            </ul>
          </section>
        )
      }}
    </Loaded>
  )
}

function LineRow({ order, line }: { order: number; line: ComplainableLine }) {
  const words = useTexts(complainTexts)
  const { language } = useLanguage()
  const dayOf = useDay()
  const { shipment_id: shipment, shipped, left } = line
  const name = `${line.brand_name} ${sizeText(goodsOf(line), language)}`
  const shown = left === shipped ? count(shipped) : `${count(left)} ${words.left(count(shipped))}`
  return (
    <li
      className={`grid split middle gap-x-4 relative pad-y-3 pad-x-4 ${styles.choosable}`}
      data-off={left === 0 || undefined}
    >
      {left > 0 ? (
        <PageLink
          to={newComplaintAddress({ order, shipment, line: line.line })}
          className={`cobalt medium anywhere ${styles.whole}`}
        >
          {name}
        </PageLink>
      ) : (
        <span className="medium anywhere">{name}</span>
      )}
      <span className="t13 fg-2">
        {words.shippedOn(dayOf(line.shipped_at))},{' '}
        {left > 0 ? words.until(calendarDay(line.complain_until, language)) : words.allComplained}
      </span>
      <span className={`sign t24 ${styles.pieces}`}>{shown}</span>
    </li>
  )
}
