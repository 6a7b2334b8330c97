import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { editorTexts } from './editor-texts.ts'
import { type OtherDays, otherDaysIn } from './other-days.ts'
import type { WeekDraft } from './week-draft.ts'

interface OtherDaysNoteProps {
  draft: WeekDraft
  timeZone: string
  /** Only what concerns this part of the form; all of it without. */
  of?: (at: OtherDays['at']) => boolean
}

/** Says which words of the event name days that are not its own, and where. */
export function OtherDaysNote({ draft, timeZone, of = () => true }: OtherDaysNoteProps) {
  const t = useTexts(editorTexts)
  const found = otherDaysIn(draft, timeZone).filter(({ at }) => of(at))
  if (found.length === 0) return null
  const places = { name: t.name, text: t.parts.texts }
  return (
    <Alert tone="warning" title={t.otherDays}>
      {t.otherDaysText}
      <ul>
        {found.map(({ at, days }) => (
          <li key={at}>
            {typeof at === 'number' ? t.questionNo(at + 1) : places[at]}: {days.join(' · ')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
