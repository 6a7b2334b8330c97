import type { Refusal } from '@fairfloor/domain/refusal'
import { type DateName, windowsOf } from '@fairfloor/domain/trade-show/edition-dates'
import type { Phase } from '@fairfloor/domain/trade-show/phases'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { useRefusalWords } from '../../../lib/use-refusal-words.ts'
import { instantOf, wallClock } from '../../../lib/wall-clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import surface from '../../../ui/surface.module.css'
import { TextInput } from '../../../ui/TextInput.tsx'
import { phaseTexts } from '../../../visit/edition/phase-texts.ts'
import { OrderSteps } from '../../show-orders/OrderSteps.tsx'
import styles from './editions.module.css'
import type { Edition } from './editions.ts'
import { OrderPagePreview } from './OrderPagePreview.tsx'
import { previewAt, startsOf } from './preview.ts'
import { editionTexts } from './texts.ts'

interface ShowAsAtProps {
  edition: Edition
  /** The dates in the form, saved or not. */
  dates: Readonly<Record<DateName, Date>>
  serverTime: string
}

/** 'Show as at …': previews the show at a chosen time. The preview runs in the browser; nothing changes for others. */
export function ShowAsAt({ edition, dates, serverTime }: ShowAsAtProps) {
  const t = useTexts(editionTexts)
  const phases = useTexts(phaseTexts)
  const { time_zone: timeZone, name } = edition
  const [typed, setTyped] = useState(() => wallClock(serverTime, timeZone))
  const at = instantOf(typed, timeZone)
  const windows = windowsOf(dates)
  const starts = startsOf(windows)
  const preview = at && previewAt(windows, timeZone, at)
  const vts = at &&
    preview && {
      name,
      order_start: dates.order_start.toISOString(),
      order_end: dates.order_end.toISOString(),
      confirmation_start: dates.confirmation_start.toISOString(),
      confirmation_end: dates.confirmation_end.toISOString(),
      release_end: dates.release_end.toISOString(),
      is_confirmation: preview.phase === 'confirmation',
      is_guided_tour_viewed: true,
      live_counts: false,
      phase: preview.phase,
      server_time: at.toISOString(),
      time_zone: timeZone,
    }
  return (
    <section
      className={classes(surface.fog, 'stack gap-4 round-card pad-5', styles.preview)}
      aria-label={`${t.preview.title} ${name}`}
    >
      <h3>{t.preview.title}</h3>
      <p className={`ink-2 ${styles.previewLead}`}>{t.preview.lead}</p>
      <div className="grid at-start gap-3">
        <TextInput
          type="datetime-local"
          step={1}
          label={t.preview.at}
          error={at ? null : t.noInstant}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <fieldset className={`row gap-2 ${styles.phases}`} aria-label={t.preview.phase}>
          <Button onClick={() => setTyped(wallClock(serverTime, timeZone))}>{t.preview.now}</Button>
          {(Object.keys(starts) as Phase[]).map(phase => (
            <Button
              key={phase}
              aria-pressed={preview?.phase === phase}
              variant={preview?.phase === phase ? 'ink' : 'outline'}
              onClick={() => setTyped(wallClock(starts[phase], timeZone))}
            >
              {phases[phase]}
            </Button>
          ))}
        </fieldset>
      </div>
      {vts && <OrderSteps vts={vts} confirmed={false} />}
      {preview && (
        <div className={`grid gap-2 ${styles.says}`}>
          <h4>{t.preview.says}</h4>
          <ul>
            {(['order', 'confirm', 'release'] as const).map(what => (
              <li className="row gap-3 line-above pad-y-2" key={what}>
                <Icon name={preview.refusals[what] ? 'lock' : 'check'} />
                <span className="grid gap-x-4 grow">
                  <b className="medium">{t.preview[what]}</b>
                  <Says refusal={preview.refusals[what]} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {vts && preview && <OrderPagePreview vts={vts} screens={preview.screens} />}
    </section>
  )
}

function Says({ refusal }: { refusal: Refusal | null }) {
  const { possible } = useTexts(editionTexts).preview
  const words = useRefusalWords(refusal && { code: refusal.code, detail: refusal.message, details: refusal.details })
  return <span>{refusal ? words : possible}</span>
}
