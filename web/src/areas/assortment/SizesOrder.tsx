import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { Suspense, useState } from 'react'
import { count, money, sizeText } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { usePendingValue } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { piecesOf } from '../catalogue/pieces.ts'
import { matrixRows } from './matrix-flavours.ts'
import { SizeGrid } from './SizeGrid.tsx'
import { SizePrice } from './SizePrice.tsx'
import styles from './SizesOrder.module.css'
import { sizeTexts } from './size-texts.ts'
import { SHOP_LIST, useShopOrder } from './use-shop-order.ts'
import { useWide } from './use-wide.ts'

// On its way as soon as a product is.
const matrix = import('./SizeMatrix.tsx')
const SizeMatrix = lazyPart(async () => ({ default: (await matrix).SizeMatrix }))

/** What can be ordered of a product: flavours by sizes where there is room, else one size at a time. */
export function SizesOrder({ sizes }: { sizes: readonly ShopSize[] }) {
  const isWide = useWide(992)
  const order = useShopOrder()
  const [only] = sizes
  if (sizes.length === 1 && only)
    return (
      <>
        <SizePrice size={only} />
        <SizeGrid sizes={sizes} plain />
      </>
    )
  if (!isWide) return <OneByOne sizes={sizes} />
  // As high as the matrix: head, rows, sums.
  const height = 72 + 40 * matrixRows(sizes).length + (order.isListOnly ? 0 : 45)
  return (
    <Suspense fallback={<Skeleton height={height} radius="card" />}>
      <SizeMatrix list={SHOP_LIST} sizes={sizes} {...order} />
    </Suspense>
  )
}

function OneByOne({ sizes }: { sizes: readonly ShopSize[] }) {
  const t = useTexts(sizeTexts)
  const { order } = useShopOrder()
  const [chosen, setChosen] = useState(sizes[0]?.id)
  const size = sizes.find(({ id }) => id === chosen) ?? sizes[0]
  if (!size) return null
  return (
    <>
      <fieldset className={styles.tabs} aria-label={t.sizes}>
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
  const pieces = usePendingValue(SHOP_LIST, quantities => piecesOf(size, quantities, order))
  return (
    <button type="button" className={styles.tab} aria-pressed={isCurrent} onClick={onChoose}>
      <b>{sizeText(size.name)}</b>
      {size.current_price !== null && <span>{money(size.current_price)}</span>}
      {pieces > 0 && <i>{count(pieces)}</i>}
    </button>
  )
}
