import { usePending } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { catalogueTexts } from './texts.ts'

interface FlavourQuantityProps {
  /** The name under which the typed quantities of the list are kept. */
  list: string
  flavourId: number
  /** Product, size and flavour, for screen readers. */
  name: string
  canOrder: boolean
}

/** How many pieces of a flavour are wanted: typed, kept in the browser until they are ordered. */
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
