import {
  getDeskStatementPdf,
  getDeskStatementSheet,
  mailStatement,
} from '@fairfloor/domain/billing/receivables/contract'
import { invoicesDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayText, money } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { accountTexts } from './account-texts.ts'
import { type Account, accountQuery } from './queries.ts'

/** What a customer owes: the sum, the limit, the reminders, and its statement of account. */
export function AccountPanel({ customerId }: { customerId: number }) {
  const t = useTexts(accountTexts)
  const query = useQuery(accountQuery(customerId))
  return (
    <DeskPanel
      title={t.title}
      end={<LinkButton to={`${invoicesDeskPage.path}?customer=${customerId}`}>{t.toInvoices}</LinkButton>}
    >
      <Loaded query={query} waiting={<SkeletonRows rows={4} height={32} />}>
        {account => <Figures account={account} />}
      </Loaded>
      <Statement customerId={customerId} />
    </DeskPanel>
  )
}

function Figures({ account }: { account: Account }) {
  const t = useTexts(accountTexts)
  const { language } = useLanguage()
  const { open, overdue, credit, used, limit, reminders, time_zone } = account
  const nothing = <span>{t.none}</span>
  return (
    <>
      <KeyValue
        lined
        items={[
          { key: t.open, value: money(open) },
          { key: t.overdue, value: overdue === 0 ? nothing : <b className="red bold">{money(overdue)}</b> },
          { key: t.credit, value: credit === 0 ? nothing : money(credit) },
          {
            key: t.used,
            note: t.usedNote,
            value: limit === null ? t.noLimit(money(used)) : t.ofLimit(money(used), money(limit)),
          },
        ]}
      />
      {reminders.length > 0 && (
        <section aria-label={t.reminders}>
          <h3>{t.reminders}</h3>
          <ul className="grid gap-1">
            {reminders.map(({ number, level, sent_at, by }) => (
              <li className="row wrap baseline gap-x-2" key={`${number} ${level}`}>
                {t.reminder(level, number)}
                <small className="t13 fg-2">{t.sent(dayText(sent_at, time_zone, language), by)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Statement({ customerId }: { customerId: number }) {
  const t = useTexts(accountTexts)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [sentTo, setSentTo] = useState<readonly string[]>([])
  const period = { ...(from && { from }), ...(until && { until }) }
  const mail = useApiMutation(mailStatement, {
    onSuccess: ({ readers }) => setSentTo(readers.map(({ email }) => email)),
  })
  const params = { id: customerId }
  return (
    <section aria-label={t.statement} className="stack gap-5">
      <h3>{t.statement}</h3>
      <div className="grid fields top gap-4">
        <TextInput
          type="date"
          label={t.from}
          hint={t.fromHint}
          value={from}
          onChange={event => setFrom(event.target.value)}
        />
        <TextInput
          type="date"
          label={t.until}
          hint={t.untilHint}
          value={until}
          onChange={event => setUntil(event.target.value)}
        />
      </div>
      <MutationError of={mail} />
      {sentTo.length > 0 && <Alert tone="success">{t.mailed(sentTo.join(', '))}</Alert>}
      <div className="row wrap middle gap-3">
        <LinkButton
          icon="download"
          reloadDocument
          to={addressOf(getDeskStatementPdf, { params, query: period })}
          aria-label={t.pdf}
        >
          PDF
        </LinkButton>
        <LinkButton
          icon="download"
          reloadDocument
          to={addressOf(getDeskStatementSheet, { params, query: period })}
          aria-label={t.sheet}
        >
          XLSX
        </LinkButton>
        <Button
          icon="mail"
          loading={mail.loading}
          done={mail.done}
          onClick={() => void mail.run({ params, body: period })}
        >
          {t.mail}
        </Button>
      </div>
    </section>
  )
}
