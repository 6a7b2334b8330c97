import { basketPage } from '@fairfloor/domain/basket/pages'
import { useQuery } from '@tanstack/react-query'
import { count, money } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AddTyped, OrderBar } from '../catalogue/OrderBar.tsx'
import type { Offered } from '../catalogue/typed.ts'
import { useMay, userQuery } from '../identity/user.ts'
import { TypedToList } from '../shopping-lists/TypedToList.tsx'
import styles from './BasketBar.module.css'
import { barTexts } from './bar-texts.ts'
import { useAddToBasket } from './use-add-to-basket.ts'

interface BasketBarProps {
  /** Storage name of the typed quantities. */
  list: string
  /** The sizes on screen. */
  sizes: readonly Offered[]
  /** Called when everything that was typed has been added. */
  onAdded?: (() => void) | undefined
}

/** The bar that stays at the foot of every list of the shop: the basket so far, the way to it, and what adds. For buyers. */
export function BasketBar({ list, sizes, onAdded }: BasketBarProps) {
  const known = useQuery(userQuery).data
  return known?.user?.company ? (
    <div className={styles.bar}>
      <Bar list={list} sizes={sizes} onAdded={onAdded} info={known.basket_info} />
    </div>
  ) : null
}

type Info = { basket_total_quantity: number; basket_total_price: number | null }

function Bar({ list, sizes, onAdded, info }: BasketBarProps & { info: Info }) {
  const t = useTexts(barTexts)
  const priced = useMay('prices')
  const mayOrder = useMay('order')
  const { typed, add, submit } = useAddToBasket(list, sizes, onAdded)
  const pieces = info.basket_total_quantity
  return (
    <OrderBar
      label={t.label}
      list={list}
      add={add}
      onRetry={typed.pieces > 0 ? submit : undefined}
      figures={
        <>
          <p>
            <b>{count(pieces)}</b> {t.pieces(pieces)}
          </p>
          {priced && (
            <p>
              <b>{money(info.basket_total_price ?? 0)}</b> {t.exclVat}
            </p>
          )}
        </>
      }
    >
      <LinkButton to={basketPage.path} variant="outline" size="l">
        {t.view}
      </LinkButton>
      {mayOrder && <TypedToList list={list} positions={typed.positions} />}
      {mayOrder && (
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
  )
}
