import { customerDeskPage } from '@fairfloor/domain/companies/desk-pages'
import { getDeskCustomers } from '@fairfloor/domain/companies/desk-reads-contract'
import { customersAt } from '@fairfloor/domain/companies/lists'
import { vatStates } from '@fairfloor/domain/companies/vat-states'
import { type Answer, addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { countryName } from '../../lib/country.ts'
import { money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { customersQuery } from './queries.ts'
import { customerTexts } from './texts.ts'
import { VAT_TONES } from './vat-tones.ts'

type Row = Answer<typeof getDeskCustomers>['customers'][number]

/** /admin/customers: the customers with their terms and states; each has a page of its own. */
export function CustomersDeskPage() {
  const t = useTexts(customerTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Customers />
    </AdminFrame>
  )
}

function Customers() {
  const t = useTexts(customerTexts)
  const list = useListAddress()
  const asked = customersAt(list.query)
  const query = useQuery(customersQuery(asked))
  const columns = useColumns()
  const waiting = query.data?.to_look_at ?? 0
  return (
    <>
      {waiting > 0 && asked?.state !== 'taken over' && (
        <Alert tone="warning" action={<LinkButton to="?state=taken+over">{t.look}</LinkButton>}>
          {t.waiting(waiting)}
        </Alert>
      )}
      <DeskList
        list={list}
        of={getDeskCustomers}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <StateFilter
            list={list}
            label={t.state}
            every={t.every}
            states={t.states}
            value={asked?.state}
            options={vatStates}
          />
        }
        empty={{ icon: 'account', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: ({ customers }) => customers,
          rowKey: ({ id }) => id,
        }}
      />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts(customerTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'company',
      head: t.company,
      phone: 'title',
      cell: ({ id, company, blocked_at }) => (
        <span className={text.nowrap}>
          <PageLink
            to={addressOf(customerDeskPage, { params: { deskCustomer: id } })}
            className={text.link}
            aria-label={t.openOf(company)}
          >
            {company}
          </PageLink>{' '}
          {blocked_at !== null && <Tag tone="red">{t.blocked}</Tag>}
        </span>
      ),
    },
    { id: 'number', head: t.number, cell: ({ number }) => number },
    { id: 'country', head: t.country, cell: ({ country }) => countryName(country, language) },
    { id: 'group', head: t.group, cell: ({ price_group }) => price_group },
    {
      id: 'payment',
      head: t.payment,
      cell: ({ payment_methods }) => payment_methods.map(method => t.methods[method]).join(', '),
    },
    {
      id: 'limit',
      head: t.limit,
      align: 'end',
      cell: ({ credit_limit }) => (credit_limit === null ? t.noLimit : money(credit_limit)),
    },
    {
      id: 'vat',
      head: t.state,
      cell: ({ vat_id, vat_state }) => (
        <span className={text.nowrap}>
          {vat_id} <Tag tone={VAT_TONES[vat_state]}>{t.states[vat_state]}</Tag>
        </span>
      ),
    },
  ]
}
