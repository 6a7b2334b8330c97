import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { editorTexts } from './editor-texts.ts'
import type { WeekForm } from './use-week-form.ts'
import styles from './week-desk.module.css'

/** The event's name, and when it and its banner are seen. */
export function DatesPart({ form, timeZone }: { form: WeekForm; timeZone: string }) {
  const t = useTexts(editorTexts)
  const { draft, change, errorAt } = form
  const instant = (name: 'start' | 'end' | 'bannerStart' | 'bannerEnd', path: string) => (
    <TextInput
      type="datetime-local"
      step={1}
      label={t[name]}
      value={draft[name]}
      error={errorAt(path)}
      onChange={event => change({ [name]: event.target.value })}
    />
  )
  return (
    <>
      <DeskPanel title={t.event} hint={t.eventHint(timeZone)}>
        <TextInput
          label={t.name}
          hint={t.nameHint}
          maxLength={100}
          value={draft.name}
          error={errorAt('name')}
          onChange={event => change({ name: event.target.value })}
        />
        <div className={`grid gap-y-4 gap-x-5 ${styles.both}`}>
          {instant('start', 'start')}
          {instant('end', 'end')}
        </div>
      </DeskPanel>
      <DeskPanel title={t.banner} hint={t.bannerHint}>
        <div className={`grid gap-y-4 gap-x-5 ${styles.both}`}>
          {instant('bannerStart', 'banner_start')}
          {instant('bannerEnd', 'banner_end')}
        </div>
      </DeskPanel>
    </>
  )
}
