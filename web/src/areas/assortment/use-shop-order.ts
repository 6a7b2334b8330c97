import { useMay, useUser } from '../../visit/user.ts'
import { SHOP_LIST } from '../basket/basket.ts'
import { useShopBasket } from '../basket/use-shop-basket.ts'
import { focusOrderBar } from '../catalogue/focus-order-bar.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'

interface ShopOrder {
  order: OrderedLines
  closed: string | null
  isListOnly: boolean
  onFinish: () => void
}

/** What the cells of the shop fill, and who may fill them. */
export function useShopOrder(): ShopOrder {
  const order = useShopBasket()
  const mayOrder = useMay('order')
  const isBuyer = Boolean(useUser()?.company) && mayOrder
  return { order, closed: isBuyer ? null : '', isListOnly: !isBuyer, onFinish }
}

const onFinish = () => focusOrderBar(SHOP_LIST)
