import { languages } from '@fairfloor/domain/language'
import { useTexts } from '../../../lib/texts.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { editorTexts } from './editor-texts.ts'
import { OtherDaysNote } from './OtherDaysNote.tsx'
import type { WeekForm } from './use-week-form.ts'
import styles from './week-desk.module.css'

/** What the landing of the event says. */
export function TextPart({ form, timeZone }: { form: WeekForm; timeZone: string }) {
  const t = useTexts(editorTexts)
  const { draft, change, errorAt } = form
  return (
    <DeskPanel title={t.text} hint={t.textHint}>
      <div className={`grid gap-y-4 gap-x-5 ${styles.both}`}>
        {languages.map(language => (
          <TextArea
            key={language}
            label={t.languages[language]}
            lang={language}
            rows={6}
            maxLength={2000}
            value={draft.text[language]}
            error={errorAt(`text.${language}`)}
            onChange={event => change({ text: { ...draft.text, [language]: event.target.value } })}
          />
        ))}
      </div>
      <OtherDaysNote draft={draft} timeZone={timeZone} of={at => at === 'text'} />
    </DeskPanel>
  )
}
