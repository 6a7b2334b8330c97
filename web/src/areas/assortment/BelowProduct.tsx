import type { SizeCard } from '@fairfloor/domain/assortment/contract'
import { useTexts } from '../../lib/texts.tsx'
import { SizeCards } from './SizeCards.tsx'
import { sizeTexts } from './size-texts.ts'

export interface BelowProductProps {
  related: readonly SizeCard[]
  alsoBought: readonly SizeCard[]
}

/** Below what can be ordered: what else is bought with it, and products like it. */
export default function BelowProduct({ related, alsoBought }: BelowProductProps) {
  const t = useTexts(sizeTexts)
  return (
    <>
      <SizeCards title={t.alsoBought} cards={alsoBought} />
      <SizeCards title={t.related} cards={related} />
    </>
  )
}
