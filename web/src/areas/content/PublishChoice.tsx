import { useTexts } from '../../lib/texts.tsx'
import { instantOf } from '../../lib/wall-clock.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { contentDeskTexts } from './desk-texts.ts'

/** When a version is to be shown, as it is typed. */
export type Wish = { when: 'draft' | 'now' | 'later'; from: string }

/** What is sent; null: the moment is missing. */
export function publishingOf({ when, from }: Wish, timeZone: string) {
  if (when !== 'later') return { publish: when === 'now', from: null }
  const instant = instantOf(from, timeZone)
  return instant && { publish: true, from: instant.toISOString() }
}

interface PublishChoiceProps {
  wish: Wish
  timeZone: string
  /** Whether missing input may be reported. */
  asked: boolean
  /** Why the server refuses the moment. */
  error: string | null
  onChange: (wish: Wish) => void
}

export function PublishChoice({ wish, timeZone, asked, error, onChange }: PublishChoiceProps) {
  const t = useTexts(contentDeskTexts)
  return (
    <>
      <RadioGroup
        label={t.when}
        options={(['draft', 'now', 'later'] as const).map(value => ({ value, label: t[value] }))}
        value={wish.when}
        onChange={when => onChange({ ...wish, when })}
      />
      {wish.when === 'later' && (
        <TextInput
          type="datetime-local"
          label={t.from}
          hint={t.fromHint(timeZone)}
          value={wish.from}
          error={asked && !publishingOf(wish, timeZone) ? t.missing : error}
          onChange={event => onChange({ ...wish, from: event.target.value })}
        />
      )}
    </>
  )
}
