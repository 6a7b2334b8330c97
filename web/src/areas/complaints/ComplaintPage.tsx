import { getCreditNotePdf } from '@fairfloor/domain/billing/contract'
import { writeMessage } from '@fairfloor/domain/complaints/contract'
import { complaintIdIn } from '@fairfloor/domain/complaints/lists'
import { complaintsPage } from '@fairfloor/domain/complaints/pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { ComplaintFacts } from './ComplaintFacts.tsx'
import { complainTexts } from './complain-texts.ts'
import styles from './complaints.module.css'
import { type Complaint, complaintQuery, everyComplaints, useDay } from './complaints.ts'
import { History } from './History.tsx'
import { MessageForm } from './MessageForm.tsx'
import { StateTag } from './StateTag.tsx'
import { complaintTexts } from './texts.ts'
import { WithdrawComplaint } from './WithdrawComplaint.tsx'

/** /complaints/:complaint: what became of a complaint, and what both sides wrote. */
export function ComplaintPage() {
  const t = useTexts(complaintTexts)
  const user = useUser()
  const id = complaintIdIn(useParams().complaint)
  const words = useTexts(complainTexts)
  const title = id === undefined ? t.titles.complaints : t.titles.complaint(id)
  const query = useQuery({ ...complaintQuery(id ?? 0), enabled: id !== undefined && Boolean(user?.company) })
  const back = <LinkButton to={complaintsPage.path}>{t.toList}</LinkButton>
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb items={[{ label: t.titles.complaints, to: complaintsPage.path }, { label: title }]} />
      <div className="row wrap middle gap-3 mb-5">
        <h1>{title}</h1>
        {query.data && <StateTag state={query.data.state} />}
      </div>
      {user === null && <LoginFirst />}
      {user && !user.company && <p>{words.ofCompanies}</p>}
      {user?.company && id === undefined && <EmptyState icon="search" title={t.unknown} action={back} />}
      {(user === undefined || user?.company) && id !== undefined && (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {complaint => <Shown complaint={complaint} />}
        </Loaded>
      )}
    </>
  )
}

function Shown({ complaint }: { complaint: Complaint }) {
  const words = useTexts(complainTexts)
  const dayOf = useDay()
  const mayWrite = useMay('order')
  const { id, order_id, state } = complaint
  const orderAt = addressOf(orderPage, { params: { orderId: order_id } })
  return (
    <article className={`stack gap-y-6 gap-x-10 ${styles.complaint}`}>
      <ComplaintFacts complaint={complaint} dayOf={dayOf} orderAt={orderAt}>
        <div className="row wrap middle gap-3">
          <LinkButton to={orderAt} icon="box">
            {words.theOrder}
          </LinkButton>
          {state === 'open' && mayWrite && <WithdrawComplaint id={id} />}
        </div>
      </ComplaintFacts>
      <div className="stack gap-6">
        <History complaint={complaint} reader="customer" pdfOf={pdfOf} />
        {state === 'closed' ? (
          <p className="fg-2">{complaint.decided_at ? words.closedHint : words.withdrawal.done}</p>
        ) : (
          mayWrite && (
            <MessageForm
              key={id}
              id={id}
              endpoint={writeMessage}
              label={words.answer}
              hint={words.answerHint}
              updates={complaintQuery(id)}
              invalidates={everyComplaints}
            />
          )
        )}
      </div>
    </article>
  )
}

const pdfOf = (number: string): string => addressOf(getCreditNotePdf, { params: { credit_note_number: number } })
