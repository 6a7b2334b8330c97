import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { useState } from 'react'
import { count, money, sizeText } from '../../lib/format.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { SHOP_LIST } from '../basket/basket.ts'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { piecesOf } from '../catalogue/pieces.ts'
import styles from './ProductView.module.css'
import { SizeGrid } from './SizeGrid.tsx'
import { SizePrice } from './SizePrice.tsx'
import { sizeTexts } from './size-texts.ts'
import { useShopOrder } from './use-shop-order.ts'

/** The sizes of a product as tabs, where the screen has room for one of them. */
export default function OneByOne({ sizes }: { sizes: readonly ShopSize[] }) {
  const t = useTexts(sizeTexts)
  const { order } = useShopOrder()
  const [chosen, setChosen] = useState(sizes[0]?.id)
  const size = sizes.find(({ id }) => id === chosen) ?? sizes[0]
  if (!size) return null
  return (
    <>
      <fieldset className={`row gap-2 ${styles.tabs}`} aria-label={t.sizes}>
        {sizes.map(one => (
          <SizeTab key={one.id} size={one} order={order} isCurrent={one === size} onChoose={() => setChosen(one.id)} />
        ))}
      </fieldset>
      <SizePrice size={size} />
      <SizeGrid key={size.id} sizes={[size]} plain />
    </>
  )
}

interface SizeTabProps {
  size: ShopSize
  order: OrderedLines
  isCurrent: boolean
  onChoose: () => void
}

function SizeTab({ size, order, isCurrent, onChoose }: SizeTabProps) {
  const { language } = useLanguage()
  const pieces = usePendingValue(SHOP_LIST, quantities => piecesOf(size, quantities, order))
  return (
    <button
      type="button"
      className={`grid in-middle relative pad-y-2 pad-x-3 gap-half edged round-input ${styles.tab}`}
      aria-pressed={isCurrent}
      onClick={onChoose}
    >
      <b>{sizeText(size.name, language)}</b>
      {size.current_price !== null && <span className="t13 figures">{money(size.current_price)}</span>}
      {pieces > 0 && <i className="round-full">{count(pieces)}</i>}
    </button>
  )
}
