import { sendReminders } from '@fairfloor/domain/billing/receivables/contract'
import { invoicesDeskPage } from '@fairfloor/domain/billing/receivables/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { everyDocuments, everyLetter, remindersQuery } from './queries.ts'
import { ReminderSettings } from './ReminderSettings.tsx'
import { useReminderColumns } from './reminder-columns.tsx'
import { remindersTexts } from './reminder-texts.ts'

/** /admin/invoices/reminders: who is to be reminded today, with the letter; and how it goes by itself. */
export function RemindersDeskPage() {
  const t = useTexts(remindersTexts)
  return (
    <AdminFrame title={t.reminders} lead={t.lead}>
      <p>
        <LinkButton icon="arrowLeft" to={invoicesDeskPage.path}>
          {t.toInvoices}
        </LinkButton>
      </p>
      <Reminders />
    </AdminFrame>
  )
}

function Reminders() {
  const t = useTexts(remindersTexts)
  const query = useQuery(remindersQuery)
  const [open, setOpen] = useState<number | null>(null)
  const [sent, setSent] = useState<{ customers: number; invoices: number } | null>(null)
  const send = useApiMutation(sendReminders, {
    updates: [remindersQuery],
    invalidates: [everyDocuments, everyLetter],
    invalidatesOnRefusal: [remindersQuery],
    onSuccess: answer => {
      setOpen(null)
      setSent(answer.sent)
    },
  })
  const columns = useReminderColumns(setOpen)
  return (
    <div className="stack gap-4 mt-4">
      {sent && (
        <Alert tone={sent.customers > 0 ? 'success' : 'info'}>
          {sent.customers > 0 ? t.sent(sent.customers, sent.invoices) : t.nothingSent}
        </Alert>
      )}
      <MutationError of={send} />
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={4} height={48} />}
        isEmpty={({ customers }) => customers.length === 0}
        empty={{ icon: 'check', title: t.none, children: t.noneText }}
      >
        {({ customers }) => (
          <>
            <div className="row">
              <Button
                variant="signal"
                icon="mail"
                loading={send.loading}
                onClick={() => void send.run({ body: { customer_ids: null } })}
              >
                {t.sendAll(customers.length)}
              </Button>
            </div>
            <Table caption={t.reminders} columns={columns} rows={customers} rowKey={({ customer }) => customer.id} />
          </>
        )}
      </Loaded>
      {query.data && <ReminderSettings key={query.data.settings.version} settings={query.data.settings} />}
      <LetterSheet
        customerId={open}
        onClose={() => setOpen(null)}
        loading={send.loading}
        onSend={id => void send.run({ body: { customer_ids: [id] } })}
      />
    </div>
  )
}
