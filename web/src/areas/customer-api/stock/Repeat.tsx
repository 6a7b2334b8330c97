import { repeatDelivery } from '@fairfloor/domain/customer-api/push/contract'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { type Delivery, deliveriesQuery, settingsQuery } from './queries.ts'
import { stockTexts } from './texts.ts'
import { useMoment } from './use-moment.ts'

/** Sends the articles of a delivery once more; how it went is a new row. */
export function Repeat({ row: { number, sent_at } }: { row: Delivery }) {
  const t = useTexts(stockTexts)
  const moment = useMoment()
  const repeat = useApiMutation(repeatDelivery, { invalidates: [settingsQuery, deliveriesQuery] })
  return (
    <>
      <Button
        variant="ghost"
        icon="refresh"
        loading={repeat.loading}
        done={repeat.done}
        aria-label={t.repeatOf(moment(sent_at))}
        onClick={() => void repeat.run({ params: { number } })}
      >
        {t.repeat}
      </Button>
      <MutationError of={repeat} />
    </>
  )
}
