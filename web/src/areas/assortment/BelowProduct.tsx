import type { ShopSize, SizeCard } from '@fairfloor/domain/assortment/contract'
import { useTexts } from '../../lib/texts.tsx'
import { FoodInformation } from './FoodInformation.tsx'
import { SizeCards } from './SizeCards.tsx'
import { sizeTexts } from './size-texts.ts'

export interface BelowProductProps {
  sizes: readonly ShopSize[]
  related: readonly SizeCard[]
  alsoBought: readonly SizeCard[]
  hasFood: boolean
}

/** Below what can be ordered: what its label says, what else is bought with it, and products like it. */
export default function BelowProduct({ sizes, related, alsoBought, hasFood }: BelowProductProps) {
  const t = useTexts(sizeTexts)
  return (
    <>
      {hasFood && <FoodInformation sizes={sizes} />}
      <SizeCards title={t.alsoBought} cards={alsoBought} />
      <SizeCards title={t.related} cards={related} />
    </>
  )
}
