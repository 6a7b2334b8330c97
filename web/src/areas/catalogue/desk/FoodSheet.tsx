import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { FoodForm } from './FoodForm.tsx'
import { foodDeskTexts } from './food-desk-texts.ts'
import type { LabelledFlavour } from './food-draft.ts'
import { foodQuery } from './queries.ts'

interface FoodSheetProps {
  flavour: LabelledFlavour
  /** Of the same size: their labels differ in a few words. */
  others: readonly LabelledFlavour[]
  open: boolean
  onClose: () => void
}

/** The label of a flavour beside its product. */
export default function FoodSheet({ flavour, others, open, onClose }: FoodSheetProps) {
  const t = useTexts(foodDeskTexts)
  const query = useQuery(foodQuery(flavour.id))
  return (
    <Sheet open={open} onClose={onClose} title={t.title(flavour.name)} scrim>
      <Loaded query={query} waiting={<SkeletonRows rows={8} height={64} />}>
        {food => <FoodForm key={food.id} food={food} others={others} />}
      </Loaded>
    </Sheet>
  )
}
