import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import { useMemo } from 'react'
import { count, moneyOfCents } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from '../../basket/BasketFoot.module.css'
import { OrderBar } from '../../catalogue/OrderBar.tsx'
import type { Offered } from './pending-positions.ts'
import { pendingTexts } from './texts.ts'
import { useAddPending } from './use-add-pending.ts'
import { useWeekOrder } from './week-order.ts'
import type { WeekSize } from './week-size.ts'

interface AddBarProps {
  /** What the page offers: only of that something is added. */
  sizes: readonly WeekSize[]
  /** one: 'Add To Basket', of a product; all: 'Add all to basket', of a list. */
  label: 'one' | 'all'
}

/** The bar at the foot of a page: lines, pieces and money of what is typed there, and the button that adds it. */
export function AddBar({ sizes, label }: AddBarProps) {
  const { mayOrder } = useWeekOrder()
  const offered = useMemo(
    () =>
      sizes.flatMap(({ brand, title, price, regular, flavours }) =>
        flavours.map(({ id, name }): Offered => {
          const of = [brand, title].filter(Boolean).join(' ')
          return { id, name: `${of}, ${name}`, price, regular }
        }),
      ),
    [sizes],
  )
  return mayOrder ? <Bar offered={offered} label={label} /> : null
}

function Bar({ offered, label }: { offered: readonly Offered[]; label: AddBarProps['label'] }) {
  const t = useTexts(pendingTexts)
  const { list } = useWeekOrder()
  const { typed, add, submit } = useAddPending(offered)
  const { lines, pieces, net, saved } = typed
  return (
    <div className={`on-paper line-above pad-y-3 pad-x-4 mt-4 ${styles.bar}`}>
      <OrderBar
        label={t.bar}
        list={list}
        add={add}
        onRetry={pieces > 0 ? submit : undefined}
        figures={
          <>
            <p>
              <b>{count(lines)}</b> {t.lines(lines)}
            </p>
            <p>
              <b>{count(pieces)}</b> {t.pieces(pieces)}
            </p>
            {net !== null && (
              <p>
                <b>{moneyOfCents(net)}</b> {t.exclVat}
              </p>
            )}
            {saved !== null && saved > 0 && (
              <p data-figure="saved">
                <b>{moneyOfCents(saved)}</b> {t.saved}
              </p>
            )}
          </>
        }
      >
        <LinkButton to={weekBasketPage.path} variant="outline" size="l">
          {t.view}
        </LinkButton>
        <Button
          variant="signal"
          size="l"
          loading={add.loading}
          done={add.done}
          disabled={pieces === 0 && !add.loading && !add.done}
          onClick={submit}
        >
          {t.add[label]}
        </Button>
      </OrderBar>
    </div>
  )
}
