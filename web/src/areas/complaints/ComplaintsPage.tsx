import { complaintsAt } from '@fairfloor/domain/complaints/lists'
import { newComplaintPage } from '@fairfloor/domain/complaints/pages'
import { complaintStates } from '@fairfloor/domain/complaints/states'
import { useQuery } from '@tanstack/react-query'
import { count, sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListByState } from '../../ui/ListByState.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { complainTexts } from './complain-texts.ts'
import styles from './complaints.module.css'
import { type ComplaintHead, complaintAddressOf, complaintsQuery, goodsOf, useDay } from './complaints.ts'
import { StateTag } from './StateTag.tsx'
import { complaintTexts } from './texts.ts'

/** /complaints: what the customer complained of, newest first, with the last reply. */
export function ComplaintsPage() {
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const user = useUser()
  const start = <Start />
  return (
    <>
      <PageTitle>{t.titles.complaints}</PageTitle>
      <div className="row wrap middle between gap-3">
        <h1>{t.titles.complaints}</h1>
        {user?.company && start}
      </div>
      <p className="fg-2 mt-2 measure">{words.lead}</p>
      {user === null && <LoginFirst />}
      {user && !user.company && <p>{words.ofCompanies}</p>}
      {(user === undefined || user?.company) && <Complaints enabled={user !== undefined} />}
    </>
  )
}

function Start() {
  const t = useTexts(complainTexts)
  return useMay('order') ? (
    <LinkButton to={newComplaintPage.path} variant="signal" icon="plus">
      {t.start}
    </LinkButton>
  ) : null
}

function Complaints({ enabled }: { enabled: boolean }) {
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const address = useListAddress()
  const asked = complaintsAt(address.query)
  const query = useQuery({ ...complaintsQuery(asked), enabled })
  return (
    <div className="window-high mt-6">
      <ListByState
        list={address}
        query={query}
        words={t}
        state={asked.state}
        states={complaintStates}
        empty={{ icon: 'check', title: words.none, children: words.noneText, action: <Start /> }}
      >
        {({ complaints }) => (
          <ul className="stack gap-3 mt-4" aria-label={t.titles.complaints}>
            {complaints.map(one => (
              <Row key={one.id} complaint={one} />
            ))}
          </ul>
        )}
      </ListByState>
    </div>
  )
}

function Row({ complaint }: { complaint: ComplaintHead }) {
  const { language } = useLanguage()
  const t = useTexts(complaintTexts)
  const dayOf = useDay()
  const { id, order_id, quantity, reason, state, made_at, last_reply, waits_for_you } = complaint
  return (
    <li className={`grid gap-y-1 gap-x-8 relative bordered round-card pad-panel ${styles.row}`}>
      <div className="row wrap middle gap-y-1 gap-x-3">
        <PageLink to={complaintAddressOf(id)} className={`cobalt sign t24 ${styles.whole}`}>
          {t.titles.complaint(id)}
        </PageLink>
        <StateTag state={state} />
        {waits_for_you && <Tag tone="signal">{t.waitsForYou}</Tag>}
        <span className={`push t13 fg-2 ${styles.day}`}>{dayOf(made_at)}</span>
      </div>
      <p className="medium anywhere">
        {complaint.brand_name} {sizeText(goodsOf(complaint), language)}
      </p>
      <p className="row wrap gap-x-4 t13 fg-2">
        <span>{t.reasons[reason]}</span>
        <span>{t.pieces(quantity, count(quantity))}</span>
        <span>{t.orderOf(order_id)}</span>
      </p>
      <p className={`anywhere clipped mt-2 ${styles.reply}`} data-none={last_reply === null || undefined}>
        {last_reply ?? t.noReply}
      </p>
    </li>
  )
}
