import { testStockPush } from '@fairfloor/domain/customer-api/push/contract'
import { isTaken } from '@fairfloor/domain/customer-api/push/deliveries'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { deliveriesQuery, settingsQuery } from './queries.ts'
import { stockTexts } from './texts.ts'
import { useWhy } from './use-why.ts'

/** Sends a test and says how it went. */
export function SendTest() {
  const t = useTexts(stockTexts)
  const why = useWhy()
  const [outcome, setOutcome] = useState<Answer<typeof testStockPush>>()
  const test = useApiMutation(testStockPush, {
    invalidates: [settingsQuery, deliveriesQuery],
    onSuccess: setOutcome,
  })
  return (
    <div className="row wrap middle at-end gap-y-2 gap-x-3">
      <p role="status" className={outcome && (isTaken(outcome) ? 't13 green-ink' : 't13 red')}>
        {outcome &&
          !test.isPending &&
          (isTaken(outcome) ? t.testTaken(outcome.status ?? 0, outcome.duration_ms) : t.testFailed(why(outcome)))}
      </p>
      <MutationError of={test} />
      <Button loading={test.loading} onClick={() => void test.run({})}>
        {t.test}
      </Button>
    </div>
  )
}
