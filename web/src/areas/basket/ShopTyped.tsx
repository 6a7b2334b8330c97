import { useMay } from '../../visit/user.ts'
import { TypedNote } from '../catalogue/TypedNote.tsx'
import { SHOP_LIST } from './basket.ts'
import { useAddToBasket } from './use-add-to-basket.ts'

/** What is typed into the shop's lists and not in the basket yet. For buyers. */
export default function ShopTyped({ look, onAdded }: { look: 'head' | 'page'; onAdded?: () => void }) {
  const mayOrder = useMay('order')
  const { typed, add, submit } = useAddToBasket(SHOP_LIST, NONE, onAdded)
  return mayOrder && <TypedNote look={look} pieces={typed.pieces} add={add} onAdd={submit} />
}

const NONE = [] as const
