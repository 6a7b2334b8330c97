import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { fromEuros, sum, times } from '@fairfloor/domain/money'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { count, money, moneyOfCents } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { AddTyped, OrderBar } from '../catalogue/OrderBar.tsx'
import type { Offered, TypedExtras } from '../catalogue/typed.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { basketQuery } from './order-queries.ts'
import { useAddToOrder } from './use-add-to-order.ts'
import { useClosed } from './use-closed.ts'

/** Storage names of the quantities typed at the fair: at a booth, in the showcase, and beside what a search finds. */
export const boothList = (exhibitorId: number): string => `booth-${exhibitorId}`
export const SHOWCASE = 'showcase'
export const FOUND_LIST = 'where-is'

const OrderOverview = lazyPart(async () => ({ default: (await import('./OrderOverview.tsx')).OrderOverviewModal }))

interface OrderFootProps {
  /** Storage name of the typed quantities. */
  list: string
  /** The sizes on offer. */
  sizes: readonly (Offered & Pick<ProductSize, 'regular_price'>)[]
  /** The sizes in sight, whose savings are told; all by default. */
  shown?: OrderFootProps['sizes']
  extras?: TypedExtras
  /** Called when everything that was typed has been added. */
  onAdded?: () => void
  /** Ways on, before the order's buttons: to the next booth. */
  ways?: ReactNode
}

/**
 * The bar at the foot of every place at the fair where one orders: the order so far, the way to it, and the button that
 * adds what is typed.
 */
export function OrderFoot({ list, sizes, shown = sizes, extras, onAdded, ways }: OrderFootProps) {
  const t = useTexts(orderFootTexts)
  const user = useUser()
  const closed = useClosed()
  const { vts } = useVts()
  const { typed, add, submit } = useAddToOrder(list, sizes, onAdded, extras)
  const [isViewing, setViewing] = useState(false)
  const isBuyer = Boolean(user?.company)
  const priced = useMay('prices')
  const isConfirming = closed !== null && vts?.is_confirmation
  const waiting = typed.pieces > 0
  return (
    <>
      <OrderBar
        label={t.label}
        list={list}
        add={add}
        onRetry={waiting ? submit : undefined}
        figures={isBuyer ? <Figures sizes={shown} /> : user && sizes.length > 0 && <Offer sizes={sizes} />}
      >
        {ways}
        {isBuyer && (
          <Button variant={isConfirming ? 'signal' : 'outline'} size="l" onClick={() => setViewing(true)}>
            {isConfirming ? t.confirm : t.view}
          </Button>
        )}
        {closed === null && (
          <AddTyped
            list={list}
            label={t.add}
            inFlavours={t.inFlavours}
            typed={typed}
            priced={priced}
            add={add}
            onAdd={submit}
          />
        )}
      </OrderBar>
      {isViewing && (
        <Suspense>
          <OrderOverview open onClose={() => setViewing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What there is, for staff, who have no order. */
function Offer({ sizes }: Pick<OrderFootProps, 'sizes'>) {
  const t = useTexts(orderFootTexts)
  const flavours = sizes.reduce((total, { product_attributes }) => total + product_attributes.length, 0)
  return (
    <>
      <p>
        <b>{count(sizes.length)}</b> {t.sizes(sizes.length)}
      </p>
      <p>
        <b>{count(flavours)}</b> {t.flavours(flavours)}
      </p>
    </>
  )
}

/** Lines, pieces and sum of the whole order, and what the fair's prices of these sizes save. */
function Figures({ sizes }: Pick<OrderFootProps, 'sizes'>) {
  const t = useTexts(orderFootTexts)
  const { data: basket } = useQuery(basketQuery())
  const priced = useMay('prices')
  const positions = basket?.positions.filter(({ quantity }) => quantity > 0) ?? []
  const pieces = positions.reduce((total, { quantity }) => total + quantity, 0)
  const regular = new Map(sizes.flatMap(size => size.product_attributes.map(({ id }) => [id, size.regular_price ?? 0])))
  const saved = sum(
    positions.map(({ quantity, singlePriceExclVat, product_attribute: { id } }) =>
      times(fromEuros(Math.max(0, (regular.get(id) ?? 0) - (singlePriceExclVat ?? 0))), quantity),
    ),
  )
  return (
    <>
      <p>
        <b>{count(positions.length)}</b> {t.lines(positions.length)}
      </p>
      <p data-figure="pieces">
        <b>{count(pieces)}</b> {t.pieces(pieces)}
      </p>
      {priced && (
        <p>
          <b>{money(basket?.total_positions_price_excl_vat ?? 0)}</b> {t.exclVat}
        </p>
      )}
      {priced && saved > 0 && (
        <p data-figure="saved">
          <b>{moneyOfCents(saved)}</b> {t.savedHere}
        </p>
      )}
    </>
  )
}
