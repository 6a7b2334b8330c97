import { useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { careersDeskTexts } from './desk-texts.ts'
import type { JobDraft } from './job-draft.ts'

type Words = JobDraft['texts']['en']

interface JobWordsProps {
  /** The language's. */
  name: string
  words: Words
  errorAt: (part: keyof Words) => string | null
  onChange: (words: Partial<Words>) => void
}

/** What a job says in one language; empty where it is not written in that. */
export function JobWords({ name, words, errorAt, onChange }: JobWordsProps) {
  const t = useTexts(careersDeskTexts)
  const field = (part: keyof Words, label: string, maxLength = 200) => ({
    label,
    maxLength,
    value: words[part],
    error: errorAt(part),
    onChange: (event: { target: { value: string } }) => onChange({ [part]: event.target.value }),
  })
  return (
    <fieldset className={`grid gap-4 line-above pt-4 ${layout.part}`}>
      <legend>{name}</legend>
      <TextInput {...field('title', t.jobTitle)} />
      <div className={`grid gap-4 ${layout.pair}`}>
        <TextInput {...field('place', t.place)} />
        <TextInput {...field('hours', t.hours)} />
      </div>
      <TextArea {...field('lead', t.jobLead, 500)} rows={2} />
      <TextArea {...field('text', t.text, 10_000)} rows={10} hint={t.marks} />
    </fieldset>
  )
}
