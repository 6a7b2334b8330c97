import { useTexts } from '../../../lib/texts.tsx'
import { LabelSheet, type LabelSheetProps } from './LabelSheet.tsx'
import { NutritionForm } from './NutritionForm.tsx'
import { nutritionDeskTexts } from './nutrition-desk-texts.ts'
import { nutritionQuery } from './queries.ts'

/** The nutrition facts of a flavour beside its product. */
export default function NutritionSheet(props: LabelSheetProps) {
  const t = useTexts(nutritionDeskTexts)
  const { flavour, others } = props
  return (
    <LabelSheet {...props} title={t.title(flavour.name)} query={nutritionQuery(flavour.id)}>
      {nutrition => <NutritionForm key={nutrition.id} nutrition={nutrition} others={others} />}
    </LabelSheet>
  )
}
