import { getJob, getJobs } from '@fairfloor/domain/careers/contract'
import { changeJob, createJob, deleteJob, getDeskJobs } from '@fairfloor/domain/careers/desk-contract'
import { type Language, languages } from '@fairfloor/domain/language'
import { useQueryClient } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import layout from '../../ui/layout.module.css'
import { TextInput } from '../../ui/TextInput.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { careersDeskTexts } from './desk-texts.ts'
import { JobWords } from './JobWords.tsx'
import { bodyOf, type DeskJob, draftOf, isAddress, isRank, type JobDraft } from './job-draft.ts'

const lists = [everyQueryOf(getDeskJobs), everyQueryOf(getJobs), everyQueryOf(getJob)]

/** A job in both languages; what does not fit is said at its field before anything is sent. */
export function JobForm({ job, timeZone, close }: { job: DeskJob | null; timeZone: string; close: () => void }) {
  const t = useTexts(careersDeskTexts)
  const client = useQueryClient()
  const form = useDeskForm({
    name: `job ${job?.id ?? 'new'}`,
    record: job,
    draftOf: from => draftOf(from, timeZone),
    newest: async () => {
      const { jobs } = await client.fetchQuery({ ...queryOf(getDeskJobs, {}), staleTime: 0 })
      return jobs.find(({ id }) => id === job?.id) ?? null
    },
    words: {
      ...{ slug: t.address, rank: t.rank, texts: t.edit, from: t.from, until: t.until },
      published: t.published,
    },
    wordOf: ([field, language]) => (field === 'texts' ? t.languages[language as Language] : undefined),
    faults: ({ slug, rank }) => ({
      slug: !isAddress(slug) && t.wrongAddress,
      rank: !isRank(rank) && t.wrongRank,
    }),
    call: job ? changeJob : createJob,
    input: (draft, version) => {
      const body = bodyOf(draft, timeZone)
      return body && (job ? { params: { id: job.id }, body: { ...body, version } } : { body })
    },
    recordIn: saved => (job ? saved : null),
    invalidates: lists,
    onSuccess: () => job ?? close(),
  })
  const change = (language: Language, words: Partial<JobDraft['texts']['en']>) =>
    form.change(({ texts }) => ({ texts: { ...texts, [language]: { ...texts[language], ...words } } }))
  return (
    <DeskForm
      form={form}
      label={job ? t.edit : t.newJob}
      save={t.save}
      acts={job && <DeleteJob id={job.id} onDeleted={close} />}
    >
      <div className={`grid gap-4 ${layout.pair}`}>
        <TextInput {...form.text('slug')} hint={t.addressHint} maxLength={61} />
        <TextInput {...form.text('rank')} inputMode="numeric" maxLength={3} />
      </div>
      {languages.map(language => (
        <JobWords
          key={language}
          name={t.languages[language]}
          words={form.draft.texts[language]}
          errorAt={part => form.errorAt(`texts.${language}.${part}`)}
          onChange={words => change(language, words)}
        />
      ))}
      <div className={`grid gap-4 ${layout.pair}`}>
        <TextInput {...form.text('from')} type="datetime-local" step={1} optional hint={t.zone(timeZone)} />
        <TextInput
          {...form.text('until', 'open_until')}
          type="datetime-local"
          step={1}
          optional
          hint={t.zone(timeZone)}
        />
      </div>
      <Checkbox {...form.check('published')} />
    </DeskForm>
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
