import { Preview } from '../preview/Preview.tsx'
import { useInstantOf } from './instant-text.ts'
import { PhaseTag } from './PhaseTag.tsx'
import { WeekWays } from './WeekWays.tsx'
import type { DeskWeek } from './week-draft.ts'

/** What the event is at now, and the ways from it. */
export function WeekHead({ week }: { week: DeskWeek }) {
  const at = useInstantOf(week.time_zone)
  return (
    <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
      <PhaseTag of={week} />
      <span className="fg-2">{`${at(week.start)} – ${at(week.end)}`}</span>
      <WeekWays id={week.id} at="editor">
        <Preview week={week} />
      </WeekWays>
    </div>
  )
}
