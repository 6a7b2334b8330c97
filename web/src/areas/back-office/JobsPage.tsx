import { confirmTime, getJobs, retryJob } from '@fairfloor/domain/back-office/contract'
import { jobsAt } from '@fairfloor/domain/back-office/lists'
import { jobStates } from '@fairfloor/domain/back-office/states'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { everyQueryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { MutationError } from '../../ui/MutationError.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { FailedEvents } from './FailedEvents.tsx'
import { Failure } from './Failure.tsx'
import { useInstantText } from './instants.ts'
import { jobTexts } from './job-texts.ts'
import { Later } from './Later.tsx'
import { DeskList } from './list/DeskList.tsx'
import { jobsQuery, laterQuery } from './queries.ts'
import { RetryButton } from './RetryButton.tsx'
import { backOfficeTexts } from './texts.ts'

type Job = Answer<typeof getJobs>['jobs'][number]

const TONES = { waiting: 'amber', active: 'signal', completed: 'green', failed: 'red', cancelled: 'soft' } as const

/** /admin/jobs: failed events, jobs, and all that happens later. */
export function JobsPage() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(jobTexts)
  return (
    <AdminFrame title={t.jobs} lead={words.lead}>
      <FailedEvents />
      <Jobs />
      <Later />
    </AdminFrame>
  )
}

function Jobs() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(jobTexts)
  const list = useListAddress()
  const asked = jobsAt(list.query)
  const jobs = useQuery(jobsQuery(asked))
  const columns = useColumns()
  return (
    <section className="stack gap-4" aria-labelledby="jobs">
      {jobs.data?.stopped && <Stopped {...jobs.data.stopped} />}
      <h2 id="jobs">{words.list}</h2>
      <DeskList
        list={list}
        of={getJobs}
        asked={asked}
        query={jobs}
        search={words.searchLabel}
        filters={
          <StateFilter
            list={list}
            label={t.state}
            every={t.every}
            states={words.states}
            value={asked.state}
            options={jobStates}
          />
        }
        empty={{ icon: 'refresh', title: words.empty, children: words.emptyText }}
        table={{
          caption: words.list,
          columns,
          rows: answer => answer.jobs,
          rowKey: ({ id }) => id,
          nameOf: ({ queue, id }) => `${queue} ${id}`,
          bulk: [
            {
              label: words.retry,
              fits: ({ state }) => state === 'failed',
              run: ({ queue, id }) => call(retryJob, { params: { queue, id } }),
              invalidates: [everyQueryOf(getJobs), laterQuery],
            },
          ],
        }}
      />
    </section>
  )
}

/** Nightly work waits until somebody says that the server's time is right. */
function Stopped({ now, last }: { now: string; last: string }) {
  const t = useTexts(jobTexts)
  const at = useInstantText()
  const confirm = useApiMutation(confirmTime, { invalidates: [everyQueryOf(getJobs)] })
  return (
    <>
      <Alert
        tone="error"
        title={t.stopped}
        action={
          <Button loading={confirm.loading} onClick={() => void confirm.run({})}>
            {t.goOn(at(now))}
          </Button>
        }
      >
        {t.stoppedText(at(now), at(last))}
      </Alert>
      <MutationError of={confirm} />
    </>
  )
}

function useColumns(): Column<Job>[] {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(jobTexts)
  const at = useInstantText()
  return [
    { id: 'queue', head: words.queue, phone: 'title', cell: job => job.queue },
    {
      id: 'state',
      head: t.state,
      cell: job => <Tag tone={TONES[job.state]}>{words.states[job.state]}</Tag>,
    },
    { id: 'attempts', head: words.attempts, align: 'end', cell: job => job.attempts },
    {
      id: 'error',
      head: words.error,
      phone: 'bare',
      cell: job => <Failure error={job.error} data={job.data} />,
    },
    {
      id: 'created',
      head: words.created,
      align: 'end',
      cell: job => (
        <span className={`t13 nowrap inline-grid`}>
          {at(job.created_at)}
          {job.state === 'waiting' && <span className="fg-2">{words.due(at(job.due_at))}</span>}
        </span>
      ),
    },
    {
      id: 'retry',
      head: words.retry,
      hideHead: true,
      align: 'end',
      cell: ({ queue, id, state }) =>
        state === 'failed' && (
          <RetryButton
            what={`${queue} ${id}`}
            endpoint={retryJob}
            input={{ params: { queue, id } }}
            invalidates={[everyQueryOf(getJobs), laterQuery]}
          />
        ),
    },
  ]
}
