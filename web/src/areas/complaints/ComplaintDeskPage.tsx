import { getDeskCreditNotePdf } from '@fairfloor/domain/billing/desk-contract'
import { answerComplaint, closeComplaint, takeOn } from '@fairfloor/domain/complaints/desk-contract'
import { complaintsDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { complaintIdIn } from '@fairfloor/domain/complaints/lists'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderDeskPage } from '@fairfloor/domain/orders/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { money } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import side from '../../ui/side.module.css'
import text from '../../ui/text.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { AskFirst } from '../back-office/AskFirst.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { RecordLink } from '../back-office/RecordLink.tsx'
import { ComplaintFacts } from './ComplaintFacts.tsx'
import { useDay } from './complaints.ts'
import { type DeskComplaint, deskComplaintQuery, everyDeskComplaints } from './desk-queries.ts'
import { complaintDeskTexts } from './desk-texts.ts'
import { History } from './History.tsx'
import { MessageForm } from './MessageForm.tsx'
import { StateTag } from './StateTag.tsx'
import { complaintTexts } from './texts.ts'

// Its code comes after the page, as it is opened later.
const DecideForm = lazyPart(async () => ({ default: (await import('./DecideForm.tsx')).DecideForm }))

/** /admin/complaints/:deskComplaint: a complaint with all that the operator can do with it. */
export function ComplaintDeskPage() {
  const t = useTexts(complaintTexts)
  const words = useTexts(complaintDeskTexts)
  const id = complaintIdIn(useParams().deskComplaint)
  const query = useQuery({ ...deskComplaintQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const back = <LinkButton to={complaintsDeskPage.path}>{words.toList}</LinkButton>
  const { data } = query
  return (
    <AdminFrame
      title={id === undefined ? t.titles.complaints : t.titles.complaint(id)}
      {...(data && { lead: [data.company, data.customer_number].filter(Boolean).join(' · ') })}
    >
      {id === undefined ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {complaint => <Shown key={id} complaint={complaint} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}

function Shown({ complaint }: { complaint: DeskComplaint }) {
  const words = useTexts(complaintDeskTexts)
  const dayOf = useDay()
  const { id, state, order_id } = complaint
  const orderAt = addressOf(orderDeskPage, { params: { deskOrder: order_id } })
  return (
    <article className="stack top packed gap-5">
      <div className="row wrap middle gap-y-2 gap-x-4 fg-2">
        <StateTag state={state} />
        {complaint.taken_on_by && state === 'in progress' && <span>{words.takenOnBy(complaint.taken_on_by)}</span>}
        {complaint.decided_by && <span>{words.decidedBy(complaint.decided_by)}</span>}
        <Acts complaint={complaint} />
      </div>
      <div className={`stack top packed gap-5 ${side.side}`}>
        <div className="stack top packed gap-5">
          <ComplaintFacts complaint={complaint} dayOf={dayOf} orderAt={orderAt} />
          <History complaint={complaint} reader="desk" pdfOf={pdfOf} />
          {state !== 'closed' && (
            <MessageForm
              id={id}
              endpoint={answerComplaint}
              label={words.answer}
              hint={words.answerHint(complaint.email)}
              updates={deskComplaintQuery(id)}
              invalidates={everyDeskComplaints}
            />
          )}
        </div>
        <div className="stack top packed gap-5">
          {(state === 'open' || state === 'in progress') && (
            <Suspense fallback={<Skeleton height={320} radius="card" />}>
              <DecideForm complaint={complaint} />
            </Suspense>
          )}
          <DeskPanel title={words.customer}>
            <dl>
              <dt className="t13 fg-2">{words.by}</dt>
              <dd className="anywhere mb-3">
                {complaint.made_by}
                <br />
                <a className={text.link} href={`mailto:${complaint.email}`}>
                  {complaint.email}
                </a>
              </dd>
              <dt className="t13 fg-2">{words.invoice}</dt>
              <dd className="anywhere mb-3">
                {complaint.invoice_number === null ? '–' : <RecordLink to="invoice" id={complaint.invoice_number} />}
              </dd>
              <dt className="t13 fg-2">{words.unitPrice}</dt>
              <dd className="anywhere mb-3">{money(complaint.unit_price)}</dd>
            </dl>
            <p>
              <LinkButton to={orderAt} icon="box">
                {words.toOrder}
              </LinkButton>
            </p>
          </DeskPanel>
        </div>
      </div>
    </article>
  )
}

const pdfOf = (number: string): string => addressOf(getDeskCreditNotePdf, { params: { credit_note_number: number } })

function Acts({ complaint: { id, state } }: { complaint: DeskComplaint }) {
  const words = useTexts(complaintDeskTexts)
  const query = deskComplaintQuery(id)
  const changes = { updates: [query], invalidates: [everyDeskComplaints], invalidatesOnRefusal: [query] }
  const take = useApiMutation(takeOn, changes)
  const close = useApiMutation(closeComplaint, changes)
  const call = { params: { id } }
  return (
    <>
      {state === 'open' && (
        <Button variant="ink" icon="check" loading={take.loading} onClick={() => void take.run(call)}>
          {words.takeOn}
        </Button>
      )}
      <MutationError of={take} />
      {(state === 'accepted' || state === 'refused') && (
        <AskFirst icon="lock" label={words.close} sure={words.close} of={close} onSure={() => void close.run(call)}>
          {words.closeHint}
        </AskFirst>
      )}
    </>
  )
}
