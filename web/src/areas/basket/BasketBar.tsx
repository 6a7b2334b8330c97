import { basketPage } from '@fairfloor/domain/basket/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { useMay, userQuery } from '../../visit/user.ts'
import type { Offered, TypedExtras } from '../catalogue/typed.ts'
import { TypedToList } from '../order-lists/TypedToList.tsx'
import { BasketFoot } from './BasketFoot.tsx'
import { barTexts } from './bar-texts.ts'
import { useAddToBasket } from './use-add-to-basket.ts'

interface BasketBarProps {
  /** Storage name of the typed quantities. */
  list: string
  /** The sizes on screen. */
  sizes: readonly Offered[]
  extras?: TypedExtras
  /** What the list says of what is typed. */
  note?: ReactNode
  /** Called when everything that was typed has been added. */
  onAdded?: (() => void) | undefined
}

/** The bar that stays at the foot of every list of the shop: the basket so far, the way to it, and what adds. For buyers. */
export function BasketBar(props: BasketBarProps) {
  const known = useQuery(userQuery).data
  return known?.user?.company ? <Bar {...props} info={known.basket_info} /> : null
}

type Info = { basket_total_quantity: number; basket_total_price: number | null }

function Bar({ list, sizes, extras, note, onAdded, info }: BasketBarProps & { info: Info }) {
  const t = useTexts(barTexts)
  const mayOrder = useMay('order')
  const adding = useAddToBasket(list, sizes, onAdded, extras)
  return (
    <BasketFoot
      {...{ list, t, adding }}
      pieces={info.basket_total_quantity}
      net={info.basket_total_price}
      to={basketPage.path}
      mayAdd={mayOrder}
      note={note}
    >
      {mayOrder && <TypedToList list={list} positions={adding.typed.positions} />}
    </BasketFoot>
  )
}
