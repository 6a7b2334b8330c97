import { getErasure, withdrawErasure } from '@fairfloor/domain/personal-data/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTimeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { AskForErasure } from './AskForErasure.tsx'
import { erasureTexts } from './erasure-texts.ts'

const erasureQuery = queryOf(getErasure, {})

/** Says what goes and what stays, and asks for the account to be erased. */
export function ErasurePart() {
  const t = useTexts(erasureTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const at = (instant: string) => dayTimeText(instant, timeZone, language)
  const query = useQuery(erasureQuery)
  const [isAsking, setAsking] = useState(false)
  const withdraw = useApiMutation(withdrawErasure, { updates: [erasureQuery], invalidatesOnRefusal: [erasureQuery] })
  const takeBack = () => void withdraw.run({})
  return (
    <section className="stack at-start gap-4">
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <div className="grid gap-2">
        <p>{t.goes}</p>
        <ul className="grid gap-1 bullets">
          {Object.values(t.going).map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <p>{t.stays}</p>
        <ul className="grid gap-1 bullets">
          {Object.values(t.staying).map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <Loaded query={query} waiting={48}>
        {({ request, hindrance }) => (
          <>
            {request?.state === 'refused' && (
              <Alert tone="warning" title={t.refused(at(request.decided_at ?? request.asked_at))}>
                {request.reason}
              </Alert>
            )}
            {request?.state === 'open' && (
              <Alert tone="info" title={t.asked(at(request.asked_at))}>
                {t.askedText}
              </Alert>
            )}
            {hindrance && <Alert tone="info">{t.hindrances[hindrance]}</Alert>}
            <MutationError of={withdraw} onRetry={takeBack} />
            {request?.state === 'open' ? (
              <Button loading={withdraw.loading} onClick={takeBack}>
                {t.withdraw}
              </Button>
            ) : (
              hindrance === null && (
                <Button icon="trash" onClick={() => setAsking(true)}>
                  {t.ask}
                </Button>
              )
            )}
          </>
        )}
      </Loaded>
      <AskForErasure open={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}
