import { endPromotion, getPromotion, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { promotionDeskTexts } from './desk-texts.ts'
import type { Promotion } from './promotion-draft.ts'

/** Ends a running promotion, or deletes one that has not begun; asks once more. */
export function EndPromotion({ promotion: { id, state }, onEnded }: { promotion: Promotion; onEnded: () => void }) {
  const t = useTexts(promotionDeskTexts).form
  const invalidates = [everyQueryOf(getPromotions), everyQueryOf(getPromotion)]
  const end = useApiMutation(endPromotion, {
    invalidates,
    invalidatesOnRefusal: invalidates,
    onSuccess: onEnded,
  })
  const isPlanned = state === 'planned'
  return (
    <AskFirst
      icon={isPlanned ? 'trash' : 'clock'}
      label={isPlanned ? t.delete : t.endNow}
      sure={t.sure}
      of={end}
      onSure={() => void end.run({ params: { id } })}
    >
      {isPlanned ? t.deleteSure : t.endSure}
    </AskFirst>
  )
}
