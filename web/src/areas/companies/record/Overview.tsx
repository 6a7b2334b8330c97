import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { countryName } from '../../../lib/country.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import side from '../../../ui/side.module.css'
import { Table } from '../../../ui/Table.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { useOrderColumns } from '../../orders/desk-columns.tsx'
import { deskOrdersQuery } from '../../orders/desk-queries.ts'
import { customerTexts } from '../texts.ts'
import { BasketNow } from './BasketNow.tsx'
import { Notes } from './Notes.tsx'
import { recordTexts } from './record-texts.ts'

const NEWEST = 8

/** The newest of a customer: its orders, its basket now, what the house has noted; and where it is. */
export const Overview = ({ customer }: { customer: DeskCustomer }) => (
  <div className={`stack top packed gap-5 pt-5 ${side.side}`}>
    <div className="stack top packed gap-5">
      <NewestOrders customer={customer} />
      <BasketNow customer={customer} />
    </div>
    <div className="stack top packed gap-5">
      <Notes customer={customer} />
      <Addresses customer={customer} />
    </div>
  </div>
)

function NewestOrders({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts)
  const query = useQuery(deskOrdersQuery({ customer: customer.id }))
  const shown = useOrderColumns().filter(({ id }) => id !== 'customer' && id !== 'carrier')
  const more = (query.data?.total ?? 0) > NEWEST
  return (
    <DeskPanel title={t.newest} end={more && <LinkButton to="?part=orders">{t.allOrders}</LinkButton>}>
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={4} height={40} />}
        isEmpty={({ total }) => total === 0}
        empty={<p>{t.noOrders}</p>}
      >
        {({ orders }) => (
          <Table
            caption={t.newest}
            columns={shown}
            rows={orders.slice(0, NEWEST)}
            rowKey={({ order_id }) => order_id}
          />
        )}
      </Loaded>
    </DeskPanel>
  )
}

function Addresses({ customer: { addresses } }: { customer: DeskCustomer }) {
  const t = useTexts(customerTexts)
  const { none } = useTexts(recordTexts)
  const { language } = useLanguage()
  return (
    <DeskPanel title={t.addresses}>
      {addresses.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="grid gap-3">
          {addresses.map(({ id, purpose, is_default, company, street, number, zip, city, country }) => (
            <li className="grid split baseline gap-x-4 anywhere" key={id}>
              <span>{`${company}, ${street} ${number}, ${zip} ${city}, ${countryName(country, language)}`}</span>
              <small className="across t13 ink-2">
                {[t.purposes[purpose], is_default && t.usual].filter(Boolean).join(', ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </DeskPanel>
  )
}
