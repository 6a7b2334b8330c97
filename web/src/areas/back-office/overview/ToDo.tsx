import { useTexts } from '../../../lib/texts.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import type { Overview } from './queries.ts'
import { ToDoGoods } from './ToDoGoods.tsx'
import { ToDoHouse } from './ToDoHouse.tsx'
import { toDoTexts } from './to-do-texts.ts'

/** What waits for the operator, by what costs most when it waits; each with the way to the act. */
export function ToDo({ overview }: { overview: Overview | undefined }) {
  const t = useTexts(toDoTexts)
  return (
    <OverviewPanel title={t.title} lead={t.lead}>
      {!overview && <SkeletonRows rows={3} height={64} />}
      <ul>
        {overview && <ToDoGoods overview={overview} />}
        <ToDoHouse />
      </ul>
    </OverviewPanel>
  )
}
