import { applicationStates } from '@fairfloor/domain/careers/application'
import {
  changeApplication,
  deleteApplication,
  getApplicationFile,
  getApplications,
  getDeskJobs,
} from '@fairfloor/domain/careers/desk-contract'
import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { fileSize } from '../../lib/format.ts'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import layout from '../../ui/layout.module.css'
import { Select } from '../../ui/Select.tsx'
import { Tag, type Tone } from '../../ui/Tag.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import text from '../../ui/text.module.css'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { useInstantText } from '../back-office/instants.ts'
import { careersDeskTexts } from './desk-texts.ts'

type Application = Answer<typeof getApplications>['applications'][number]

const TONES = {
  new: 'amber',
  seen: 'soft',
  invited: 'green',
  refused: 'soft',
  hired: 'ink',
} as const satisfies Record<string, Tone>

const lists = [everyQueryOf(getApplications), everyQueryOf(getDeskJobs)]

/** An application: who, the file, how far it has come. */
export function ApplicationItem({ application }: { application: Application }) {
  const t = useTexts(careersDeskTexts)
  const at = useInstantText()
  const { id, job, name, email, phone, message, file_size, received_at, deleted_at, state, state_by } = application
  return (
    <li className="stack gap-3 bordered round-card pad-5">
      <div className="row wrap middle gap-y-2 gap-x-4 anywhere">
        <h3>{name}</h3>
        <Tag tone={TONES[state]}>{t.progress[state]}</Tag>
        {state_by && <span>{t.by(state_by)}</span>}
      </div>
      <p className="row wrap middle gap-y-2 gap-x-4 fg-2 anywhere">
        <span>{job}</span>
        <a href={`mailto:${email}`} className={text.link}>
          {email}
        </a>
        {phone !== '' && <span>{phone}</span>}
        <span>{at(received_at)}</span>
        <span>{t.goes(at(deleted_at))}</span>
      </p>
      {message !== '' && <p className="lines anywhere">{message}</p>}
      <div>
        <LinkButton to={addressOf(getApplicationFile, { params: { id } })} reloadDocument download icon="download">
          {t.pdf(fileSize(file_size))}
        </LinkButton>
      </div>
      <Progress application={application} />
    </li>
  )
}

function Progress({ application }: { application: Application }) {
  const t = useTexts(careersDeskTexts)
  const client = useQueryClient()
  const { id } = application
  const remove = useApiMutation(deleteApplication, { invalidates: lists })
  const form = useDeskForm({
    name: `application ${id}`,
    record: application,
    draftOf: ({ state, note }) => ({ state, note }),
    newest: async () => {
      await client.refetchQueries(everyQueryOf(getApplications))
      const all = client.getQueriesData<Answer<typeof getApplications>>(everyQueryOf(getApplications))
      return all.flatMap(([, answer]) => answer?.applications ?? []).find(one => one.id === id) ?? null
    },
    words: { state: t.state, note: t.note },
    show: value => t.progress[value as Application['state']],
    call: changeApplication,
    input: (draft, version) => ({ params: { id }, body: { ...draft, version } }),
    recordIn: saved => ({ ...application, ...saved }),
    invalidates: lists,
  })
  return (
    <DeskForm
      form={form}
      label={`${t.state}: ${application.name}`}
      save={t.saveState}
      acts={
        <AskFirst
          icon="trash"
          label={t.deleteApplication}
          sure={t.sure}
          of={remove}
          onSure={() => void remove.run({ params: { id } })}
        >
          {t.deleteApplicationSure}
        </AskFirst>
      }
    >
      <div className={`grid gap-4 ${layout.pair}`}>
        <Select
          {...form.choice('state')}
          options={applicationStates.map(value => ({ value, label: t.progress[value] }))}
        />
        <TextArea {...form.text('note')} optional rows={2} maxLength={4000} />
      </div>
    </DeskForm>
  )
}
