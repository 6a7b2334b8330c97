import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useWide } from '../../lib/use-wide.ts'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'
import { SHOP_LIST } from '../basket/basket.ts'
import { matrixRows } from './matrix-flavours.ts'
import { SizeGrid } from './SizeGrid.tsx'
import { SizePrice } from './SizePrice.tsx'
import { useShopOrder } from './use-shop-order.ts'

// On their way as soon as a product is.
const matrix = import('./SizeMatrix.tsx')
const oneByOne = import('./OneByOne.tsx')
const SizeMatrix = lazyPart(async () => ({ default: (await matrix).SizeMatrix }))
const OneByOne = lazyPart(() => oneByOne)

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
  if (!isWide)
    return (
      <Suspense fallback={<SkeletonRows rows={10} height={56} />}>
        <OneByOne sizes={sizes} />
      </Suspense>
    )
  // As high as the matrix: head, rows, sums.
  const height = 72 + 40 * matrixRows(sizes).length + (order.isListOnly ? 0 : 45)
  return (
    <Suspense fallback={<Skeleton height={height} radius="card" />}>
      <SizeMatrix list={SHOP_LIST} sizes={sizes} {...order} />
    </Suspense>
  )
}
