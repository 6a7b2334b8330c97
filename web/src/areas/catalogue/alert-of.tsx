import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

// On its way as soon as a list is: the rows do not wait for it.
const stockAlert = import('./StockAlert.tsx')
const StockAlert = lazyPart(async () => ({ default: (await stockAlert).StockAlert }))

/** The stock alert button of a flavour in a column of cells, where Tab finds only cells. */
export const alertOf = (flavour: { id: number; name: string }) => (
  <Suspense>
    <StockAlert flavour={flavour} tabIndex={-1} />
  </Suspense>
)
