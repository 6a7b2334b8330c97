import { type BonusYear, payYear } from '@fairfloor/domain/billing/bonus/desk-contract'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { bonusYearQuery } from './desk-queries.ts'
import { bonusDeskTexts } from './desk-texts.ts'

/** Pays a finished year, after a second click. */
export function PayYear({ of }: { of: BonusYear }) {
  const t = useTexts(bonusDeskTexts)
  const [isSure, setSure] = useState(false)
  const { year, to_pay, pay_version: version } = of
  const query = bonusYearQuery({ year: String(year) })
  const pay = useApiMutation(payYear, {
    updates: [query],
    invalidatesOnRefusal: [query],
    onSuccess: () => setSure(false),
  })
  const run = () => void pay.run({ params: { year }, body: { version } })
  return (
    <DeskPanel title={t.pay}>
      <div className="stack gap-5">
        <p>
          {!of.is_over && t.notOver(year)}
          {of.is_over && (to_pay.customers === 0 ? t.nothing : t.toPay(money(to_pay.amount), to_pay.customers))}
        </p>
        <MutationError of={pay} onRetry={run} />
        {of.is_over && to_pay.customers > 0 && (
          <div className="row wrap middle gap-3">
            {isSure ? (
              <>
                <Button variant="ink" loading={pay.loading} onClick={run}>
                  {t.sure}
                </Button>
                <span>{t.question}</span>
              </>
            ) : (
              <Button onClick={() => setSure(true)}>{t.payNow}</Button>
            )}
          </div>
        )}
      </div>
    </DeskPanel>
  )
}
