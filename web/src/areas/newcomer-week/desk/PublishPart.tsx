import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { editorTexts } from './editor-texts.ts'
import { OtherDaysNote } from './OtherDaysNote.tsx'
import type { WeekForm } from './use-week-form.ts'
import type { DeskWeek } from './week-draft.ts'

/** Whether customers see the event. One in which they have ordered stays published. */
export function PublishPart({ form, week }: { form: WeekForm; week: DeskWeek }) {
  const t = useTexts(editorTexts)
  const { draft, change, errorAt } = form
  const isKept = week.published && week.orders > 0
  const error = errorAt('published')
  return (
    <DeskPanel
      title={t.publishing}
      hint={isKept ? t.staysPublished : draft.published ? t.isPublished : t.isUnpublished}
    >
      <Switch
        label={t.published}
        checked={draft.published}
        disabled={isKept && draft.published}
        onChange={published => change({ published })}
      />
      {draft.published && draft.brands.length + draft.products.length === 0 && <Alert tone="warning">{t.nobody}</Alert>}
      <OtherDaysNote draft={draft} timeZone={week.time_zone} />
      {error && <p className="t13 error">{error}</p>}
    </DeskPanel>
  )
}
