import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { startWeekPreview } from '@fairfloor/domain/newcomer-week/preview-contract'
import { phaseOf } from '@fairfloor/domain/newcomer-week/week'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { instantOf, wallClock } from '../../../lib/wall-clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { moments, momentsOf } from './moments.ts'
import { notePreview } from './preview-note.ts'
import { previewTexts } from './preview-texts.ts'

type Week = { name: string; start: string; end: string; time_zone: string; server_time: string }

/** Opens the event's real pages as they are at a chosen moment. */
export function Preview({ week }: { week: Week }) {
  const t = useTexts(previewTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="eye" onClick={() => setOpen(true)}>
        {t.preview}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title(week.name)} narrow scrim>
        {isOpen && <Choice week={week} />}
      </Sheet>
    </>
  )
}

function Choice({ week: { time_zone: timeZone, ...week } }: { week: Week }) {
  const t = useTexts(previewTexts)
  const [typed, setTyped] = useState(() => wallClock(week.server_time, timeZone))
  const at = instantOf(typed, timeZone)
  const known = momentsOf(week)
  const start = useApiMutation(startWeekPreview, {
    onSuccess() {
      const window = { start: new Date(week.start), end: new Date(week.end) }
      if (at) notePreview({ at: at.toISOString(), timeZone })
      // The page is reloaded, because the data it has read belongs to another moment.
      if (at) location.assign(phaseOf(window, at) === 'before' ? WEEK : weekHomePage.path)
    },
  })
  const open = () => {
    if (at) void start.run({ body: { at: at.toISOString() } })
  }
  return (
    <div className="stack gap-5">
      <p>{t.lead}</p>
      <div className="row wrap middle gap-3">
        {moments.map(moment => {
          const isChosen = at?.getTime() === known[moment].getTime()
          return (
            <Button
              key={moment}
              aria-pressed={isChosen}
              variant={isChosen ? 'ink' : 'outline'}
              onClick={() => setTyped(wallClock(known[moment], timeZone))}
            >
              {t.moments[moment]}
            </Button>
          )
        })}
      </div>
      <TextInput
        type="datetime-local"
        step={1}
        label={t.at(timeZone)}
        value={typed}
        error={at ? null : t.missing}
        onChange={event => setTyped(event.target.value)}
      />
      <MutationError of={start} onRetry={open} />
      <div>
        <Button variant="signal" size="l" iconEnd="arrowRight" loading={start.loading} onClick={open}>
          {t.open}
        </Button>
      </div>
    </div>
  )
}
