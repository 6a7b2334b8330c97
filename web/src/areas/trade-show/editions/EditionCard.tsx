import { DATES, type DateName, windowsOf } from '@fairfloor/domain/trade-show/edition-dates'
import { phaseOf } from '@fairfloor/domain/trade-show/phases'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { instantOf } from '../../../lib/wall-clock.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { phaseTexts } from '../../../visit/edition/phase-texts.ts'
import { DatesForm, useDatesForm } from './DatesForm.tsx'
import styles from './editions.module.css'
import type { Edition } from './editions.ts'
import { LiveSwitch } from './LiveSwitch.tsx'
import { MakeCurrent } from './MakeCurrent.tsx'
import { editionTexts } from './texts.ts'

// Its code comes after the page, as it is opened later.
const ShowAsAt = lazyPart(async () => ({ default: (await import('./ShowAsAt.tsx')).ShowAsAt }))

/** One edition: a form for its dates, and a preview of the show with them. */
export function EditionCard({ edition, serverTime }: { edition: Edition; serverTime: string }) {
  const t = useTexts(editionTexts)
  const phases = useTexts(phaseTexts)
  const form = useDatesForm(edition)
  const { time_zone: timeZone } = edition
  const phase = phaseOf(windowsOf(edition), new Date(serverTime))
  const instants = DATES.map(([name]) => [name, instantOf(form.draft[name], timeZone)] as const)
  const complete = instants.every(([, instant]) => instant !== null)
  return (
    <article
      className={`stack gap-5 bordered round-card pad-6 ${styles.card}`}
      aria-labelledby={`edition-${edition.id}`}
    >
      <header className={`row wrap middle gap-y-1 gap-x-3 ${styles.cardHead}`}>
        <h2 id={`edition-${edition.id}`}>{edition.name}</h2>
        {edition.is_current && <Tag tone="ink">{t.current}</Tag>}
        <Tag>{phases[phase]}</Tag>
        <p className="ink-2">{t.lead(timeZone)}</p>
      </header>
      <DatesForm edition={edition} form={form} />
      <LiveSwitch edition={edition} />
      {!edition.is_current && <MakeCurrent edition={edition} />}
      {complete && (
        <Suspense fallback={<Skeleton height={480} radius="card" />}>
          <ShowAsAt
            edition={edition}
            dates={Object.fromEntries(instants.map(([name, instant]) => [name, instant!])) as Record<DateName, Date>}
            serverTime={serverTime}
          />
        </Suspense>
      )}
    </article>
  )
}
