import text from '../../../ui/text.module.css'
import { Preview } from '../preview/Preview.tsx'
import { useInstantOf } from './instant-text.ts'
import { PhaseTag } from './PhaseTag.tsx'
import { WeekWays } from './WeekWays.tsx'
import styles from './week-desk.module.css'
import type { DeskWeek } from './week-draft.ts'

/** What the event is at now, and the ways from it. */
export function WeekHead({ week }: { week: DeskWeek }) {
  const at = useInstantOf(week.time_zone)
  return (
    <div className={styles.head}>
      <PhaseTag of={week} />
      <span className={text.soft}>{`${at(week.start)} – ${at(week.end)}`}</span>
      <WeekWays id={week.id} at="editor">
        <Preview week={week} />
      </WeekWays>
    </div>
  )
}
