import { useMay, userQuery } from '../../visit/user.ts'
import { TypedNote } from '../catalogue/TypedNote.tsx'
import { SHOP_LIST } from './basket.ts'
import type { TypedProps } from './HeadBasket.tsx'
import { useOtherTabs } from './other-tabs.ts'
import { useAddToBasket } from './use-add-to-basket.ts'

/** What is typed into the shop's lists and not in the basket yet. For buyers. The head's sums follow the other tabs. */
export default function ShopTyped({ look, onAdded }: TypedProps) {
  const mayOrder = useMay('order')
  const { typed, add, submit } = useAddToBasket(SHOP_LIST, NONE, onAdded)
  useOtherTabs(...(look === 'head' ? [userQuery] : []))
  return mayOrder && <TypedNote look={look} pieces={typed.pieces} add={add} onAdd={submit} />
}

const NONE = [] as const
