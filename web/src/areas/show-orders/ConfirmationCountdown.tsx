import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { type Vts, vtsQuery } from '../../visit/edition/vts.ts'
import styles from './Confirm.module.css'
import { confirmationTexts } from './confirmation-texts.ts'
import { OrderSteps } from './OrderSteps.tsx'
import { statusQuery } from './order-queries.ts'
import { useShowDates } from './show-dates.ts'

const ASK_AGAIN_MS = 1000

/** Before the confirmation window: the show's dates, each once, and a countdown. At its end the page continues by itself. */
export function ConfirmationCountdown({ vts, offset }: { vts: Vts; offset: number }) {
  const t = useTexts(confirmationTexts)
  const client = useQueryClient()
  const { dayTime } = useShowDates(vts.time_zone)
  const [ended, setEnded] = useState(false)
  // The server decides: it is polled until the window is open.
  useQuery({ ...statusQuery, refetchInterval: ended ? ASK_AGAIN_MS : false })

  const goOn = () => {
    setEnded(true)
    void client.invalidateQueries(vtsQuery)
    void client.invalidateQueries(statusQuery)
  }
  return (
    <OrderSteps
      vts={vts}
      confirmed={false}
      told
      confirmText={
        <div className={`grid gap-1 ${styles.period}`}>
          <p>{t.period(dayTime(vts.confirmation_start), dayTime(vts.confirmation_end))}</p>
          <Countdown labelled label={t.untilStart} target={vts.confirmation_start} offset={offset} onEnd={goOn} />
        </div>
      }
    />
  )
}
