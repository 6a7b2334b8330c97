import { productListPage } from '@fairfloor/domain/assortment/pages'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, sum } from '@fairfloor/domain/money'
import { listIdIn } from '@fairfloor/domain/order-lists/list-id'
import type { getOrderList } from '@fairfloor/domain/order-lists/lists-contract'
import { orderListsPage } from '@fairfloor/domain/order-lists/pages'
import { sumFor } from '@fairfloor/domain/promotions/wire'
import { orderListAddress } from '@fairfloor/domain/quick-order/addresses'
import { titles } from '@fairfloor/domain/quick-order/titles'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { moneyOfCents } from '../../lib/format.ts'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import layout from '../../ui/layout.module.css'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { GonePositions } from './GonePositions.tsx'
import { ListFacts } from './ListFacts.tsx'
import { ListGrid } from './ListGrid.tsx'
import { listTexts } from './list-texts.ts'
import { ManageList } from './ManageList.tsx'
import { Ordered } from './Ordered.tsx'
import styles from './order-lists.module.css'
import { callsOf, listQuery } from './order-lists.ts'
import { useOrderFromList } from './use-order-from-list.ts'

/** /order-lists/{id}: what is on an order list, changed in place, and the button that puts it into the basket. */
export function OrderListPage() {
  const t = useTexts(listTexts)
  const user = useUser()
  const id = listIdIn(useParams())
  if (user === null)
    return (
      <>
        <PageTitle>{t.title}</PageTitle>
        <h1>{t.title}</h1>
        <LoginFirst />
      </>
    )
  if (user && !user.company)
    return (
      <>
        <PageTitle>{t.title}</PageTitle>
        <EmptyState isPage icon="list" title={t.staffTitle}>
          {t.staff}
        </EmptyState>
      </>
    )
  return id === undefined ? <Missing /> : <OneList key={id} id={id} />
}

function Missing() {
  const t = useTexts(listTexts)
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <EmptyState
        isPage
        icon="list"
        title={t.missing}
        action={<LinkButton to={orderListsPage.path}>{t.all}</LinkButton>}
      />
    </>
  )
}

function OneList({ id }: { id: number }) {
  const query = useQuery(listQuery(id))
  return (
    <Loaded query={query} waiting={<SkeletonRows rows={8} height={36} />} missing={<Missing />}>
      {shown => <Shown {...shown} />}
    </Loaded>
  )
}

function Shown({ list, positions, sizes }: Answer<typeof getOrderList>) {
  const t = useTexts(listTexts)
  const { quickOrder } = useTexts(titles)
  const navigate = useNavigate()
  const mayOrder = useMay('order')
  const { unsaved, changes } = useLineChanges(callsOf(list.id))
  const order = useOrderFromList(list.id, changes)
  const sold = positions.filter(one => one.is_available)
  const pieces = new Map(sold.map(({ id, quantity }) => [id, quantity]))
  const net = sum(
    sizes.flatMap(size => size.product_attributes.map(({ id }) => sumFor(size, pieces.get(id) ?? 0) ?? cents(0))),
  )
  return (
    <>
      <PageTitle>{list.name}</PageTitle>
      <Breadcrumb items={[{ label: t.title, to: orderListsPage.path }, { label: list.name }]} />
      <header className="row wrap bottom between gap-4 mb-5">
        <div className="slim">
          <h1 className="anywhere">{list.name}</h1>
          <ListFacts list={list} />
        </div>
        <div className={`row wrap middle gap-2 push ${styles.pageActs}`}>
          <ManageList list={list} onDeleted={() => navigate(orderListsPage.path)} />
          {mayOrder && positions.length > 0 && (
            <LinkButton to={orderListAddress(list.id)} variant="outline" size="l">
              {quickOrder}
            </LinkButton>
          )}
          {net > 0 && (
            <p className={`grid t13 fg-2 nowrap ends ${styles.sum}`}>
              <b className="sign t24 fg">{moneyOfCents(net)}</b>{' '}
              <span>
                {t.exclVat} · {t.pieces(sold.reduce((all, { quantity }) => all + quantity, 0))}
              </span>
            </p>
          )}
          {mayOrder && positions.length > 0 && (
            <Button
              variant="signal"
              size="l"
              className={styles.pageOrder}
              icon="basket"
              loading={order.state.loading}
              done={order.state.done}
              onClick={order.run}
            >
              {t.toBasket}
            </Button>
          )}
        </div>
      </header>
      <div className={`mb-4 ${layout.ifAny}`}>
        <MutationError of={order.state} onRetry={order.run} />
        <Ordered answer={order.answer} onDismiss={order.dismiss} />
      </div>
      <GonePositions
        list={list}
        positions={positions.filter(one => !one.is_available)}
        unsaved={unsaved}
        remove={changes.remove}
      />
      {sizes.length > 0 ? (
        <ListGrid list={list} positions={positions} sizes={sizes} changed={{ unsaved, changes }} />
      ) : (
        positions.length === 0 && (
          <EmptyState
            icon="list"
            title={t.empty}
            action={<LinkButton to={productListPage.path}>{t.toShop}</LinkButton>}
          >
            {t.emptyText}
          </EmptyState>
        )
      )}
    </>
  )
}
