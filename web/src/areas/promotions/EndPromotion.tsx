import { endPromotion, getPromotion, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { useState } from 'react'
import { everyQueryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { promotionDeskTexts } from './desk-texts.ts'
import type { Promotion } from './promotion-draft.ts'

/** Ends a running promotion, or deletes one that has not begun; asks once more. */
export function EndPromotion({ promotion: { id, state }, onEnded }: { promotion: Promotion; onEnded: () => void }) {
  const t = useTexts(promotionDeskTexts).form
  const [isAsked, setAsked] = useState(false)
  const invalidates = [everyQueryOf(getPromotions), everyQueryOf(getPromotion)]
  const end = useApiMutation(endPromotion, {
    invalidates,
    invalidatesOnRefusal: invalidates,
    onSuccess: onEnded,
  })
  const isPlanned = state === 'planned'
  if (!isAsked)
    return (
      <Button icon={isPlanned ? 'trash' : 'clock'} onClick={() => setAsked(true)}>
        {isPlanned ? t.delete : t.endNow}
      </Button>
    )
  return (
    <>
      <Alert
        title={isPlanned ? t.delete : t.endNow}
        onDismiss={() => setAsked(false)}
        action={
          <Button loading={end.loading} onClick={() => end.run({ params: { id } })}>
            {t.sure}
          </Button>
        }
      >
        {isPlanned ? t.deleteSure : t.endSure}
      </Alert>
      <MutationError of={end} />
    </>
  )
}
