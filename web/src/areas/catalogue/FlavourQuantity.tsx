import { usePending } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { catalogueTexts } from './texts.ts'

interface FlavourQuantityProps {
  /** Storage name of the list's typed quantities. */
  list: string
  flavourId: number
  /** Product, size and flavour, for screen readers. */
  name: string
  canOrder: boolean
}

/** Quantity input of a flavour; the value is stored in the browser until it is ordered. */
export function FlavourQuantity({ list, flavourId, name, canOrder }: FlavourQuantityProps) {
  const t = useTexts(catalogueTexts)
  const { quantities, set } = usePending(list)
  return (
    <QuantityInput
      label={t.quantityOf(name)}
      variant="boxed"
      value={quantities[flavourId] ?? null}
      onChange={value => set(flavourId, value)}
      disabled={!canOrder}
    />
  )
}
