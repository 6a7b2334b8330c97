import { useTexts } from '../../../lib/texts.tsx'
import { FoodForm } from './FoodForm.tsx'
import { foodDeskTexts } from './food-desk-texts.ts'
import { LabelSheet, type LabelSheetProps } from './LabelSheet.tsx'
import { foodQuery } from './queries.ts'

/** The label of a flavour beside its product. */
export default function FoodSheet(props: LabelSheetProps) {
  const t = useTexts(foodDeskTexts)
  const { flavour, others } = props
  return (
    <LabelSheet {...props} title={t.title(flavour.name)} query={foodQuery(flavour.id)}>
      {food => <FoodForm key={food.id} food={food} others={others} />}
    </LabelSheet>
  )
}
