import type { OutletLot } from '@fairfloor/domain/outlet/contract'
import { outletBasketPage } from '@fairfloor/domain/outlet/pages'
import { useTexts } from '../../lib/texts.tsx'
import { BasketFoot } from '../basket/BasketFoot.tsx'
import { LIST, useOutletBasket } from './outlet.ts'
import { outletTexts } from './texts.ts'
import { useAddToOutlet } from './use-add-to-outlet.ts'

/** The bar at the foot of the outlet's list. */
export function AddBar({ lots }: { lots: readonly OutletLot[] }) {
  const t = useTexts(outletTexts)
  const { data: basket } = useOutletBasket()
  return (
    <BasketFoot
      list={LIST}
      t={{ ...t, label: t.barLabel, pieces: t.piecesIn, inFlavours: t.inLots }}
      pieces={basket?.total_quantity ?? 0}
      net={basket?.total_price_exc_vat ?? null}
      to={outletBasketPage.path}
      adding={useAddToOutlet(lots)}
      mayAdd
    />
  )
}
