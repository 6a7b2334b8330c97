import { getJob, getJobs } from '@fairfloor/domain/careers/contract'
import { changeJob, createJob, deleteJob, getDeskJobs } from '@fairfloor/domain/careers/desk-contract'
import { type Language, languages } from '@fairfloor/domain/language'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { FormActs } from '../back-office/FormActs.tsx'
import { SaveError } from '../back-office/SaveError.tsx'
import styles from './CareersDeskPage.module.css'
import { careersDeskTexts } from './desk-texts.ts'
import { JobWords } from './JobWords.tsx'
import { bodyOf, type DeskJob, draftOf, isAddress, isRank, type JobDraft } from './job-draft.ts'

const lists = [everyQueryOf(getDeskJobs), everyQueryOf(getJobs), everyQueryOf(getJob)]

/** A job in both languages; what does not fit is said at its field before anything is sent. */
export function JobForm({ job, timeZone, close }: { job: DeskJob | null; timeZone: string; close: () => void }) {
  const t = useTexts(careersDeskTexts)
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(job, timeZone))
  const [version, setVersion] = useState(job?.version ?? '')
  const [asked, setAsked] = useState(false)
  const create = useApiMutation(createJob, { invalidates: lists, onSuccess: close })
  const update = useApiMutation(changeJob, { invalidates: lists, onSuccess: saved => setVersion(saved.version) })
  const save = job ? update : create
  const showNewest = async () => {
    const { jobs } = await client.fetchQuery({ ...queryOf(getDeskJobs, {}), staleTime: 0 })
    const newest = jobs.find(({ id }) => id === job?.id)
    if (!newest) return close()
    setDraft(draftOf(newest, timeZone))
    setVersion(newest.version)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const body = bodyOf(draft, timeZone)
    if (body) void (job ? update.run({ params: { id: job.id }, body: { ...body, version } }) : create.run({ body }))
  }
  const errorAt = (path: string) => save.fieldErrors.find(error => error.path === path)?.detail ?? null
  const field = (name: 'slug' | 'rank' | 'from' | 'until', label: string) => ({
    label,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft(before => ({ ...before, [name]: event.target.value })),
  })
  const change = (language: Language, words: Partial<JobDraft['texts']['en']>) =>
    setDraft(before => ({
      ...before,
      texts: { ...before.texts, [language]: { ...before.texts[language], ...words } },
    }))
  return (
    <form className={styles.form} aria-label={job ? t.edit : t.newJob} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextInput
          {...field('slug', t.address)}
          hint={t.addressHint}
          maxLength={61}
          error={(asked && !isAddress(draft.slug) && t.wrongAddress) || errorAt('slug')}
        />
        <TextInput
          {...field('rank', t.rank)}
          inputMode="numeric"
          maxLength={3}
          error={asked && !isRank(draft.rank) ? t.wrongRank : null}
        />
      </div>
      {languages.map(language => (
        <JobWords
          key={language}
          name={t.languages[language]}
          words={draft.texts[language]}
          errorAt={part => errorAt(`texts.${language}.${part}`)}
          onChange={words => change(language, words)}
        />
      ))}
      <div className={styles.pair}>
        <TextInput type="datetime-local" step={1} optional hint={t.zone(timeZone)} {...field('from', t.from)} />
        <TextInput
          type="datetime-local"
          step={1}
          optional
          hint={t.zone(timeZone)}
          error={errorAt('open_until')}
          {...field('until', t.until)}
        />
      </div>
      <Checkbox
        label={t.published}
        checked={draft.published}
        onChange={published => setDraft({ ...draft, published })}
      />
      <SaveError of={save} onRetry={submit} onNewest={showNewest} />
      <FormActs save={save} label={t.save}>
        {job && <DeleteJob id={job.id} onDeleted={close} />}
      </FormActs>
    </form>
  )
}

function DeleteJob({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const t = useTexts(careersDeskTexts)
  const remove = useApiMutation(deleteJob, { invalidates: lists, onSuccess: onDeleted })
  return (
    <AskFirst
      icon="trash"
      label={t.delete}
      sure={t.sure}
      of={remove}
      onSure={() => void remove.run({ params: { id } })}
    >
      {t.deleteSure}
    </AskFirst>
  )
}
