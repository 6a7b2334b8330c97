import { openMailAt } from '@fairfloor/domain/back-office/lists'
import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Table } from '../../../ui/Table.tsx'
import { MailSheet } from '../../back-office/MailSheet.tsx'
import { useMailColumns } from '../../back-office/mail-columns.tsx'
import { customerMailsQuery } from '../queries.ts'
import { PagedList } from './PagedList.tsx'
import { recordTexts } from './record-texts.ts'

/** The mails to the users of a customer; one opens beside the list. */
export function Mails({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const list = useListAddress()
  const columns = useMailColumns(list)
  return (
    <>
      <PagedList
        query={useQuery(customerMailsQuery(customer.id, list.place))}
        empty={{ icon: 'mail', title: t.noMails, children: t.noMailsText }}
      >
        {({ mails }) => <Table caption={t.partNames.mails} columns={columns} rows={mails} rowKey={({ id }) => id} />}
      </PagedList>
      <MailSheet id={openMailAt(list.query)} closeTo={list.address({ mail: '' })} />
    </>
  )
}
