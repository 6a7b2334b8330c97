import { basketPage } from '@fairfloor/domain/basket/pages'
import { useMay, userQuery } from '../../visit/user.ts'
import { TypedNote, type TypedProps } from '../catalogue/TypedNote.tsx'
import { useHeadGoesOn } from '../catalogue/use-line-focus.ts'
import { SHOP_LIST } from './basket.ts'
import { useOtherTabs } from './other-tabs.ts'
import { useAddToBasket } from './use-add-to-basket.ts'

/** What is typed into the shop's lists and not in the basket yet. For buyers. The head's sums follow the other tabs. */
export default function ShopTyped({ look = 'head', onAdded }: Partial<TypedProps>) {
  const mayOrder = useMay('order')
  const goOn = useHeadGoesOn(basketPage.path)
  const { typed, add, submit } = useAddToBasket(SHOP_LIST, NONE, onAdded ?? goOn)
  useOtherTabs(...(look === 'head' ? [userQuery] : []))
  return mayOrder && <TypedNote look={look} pieces={typed.pieces} add={add} onAdd={submit} />
}

const NONE = [] as const
