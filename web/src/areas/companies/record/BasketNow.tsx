import type { getCustomerBasket } from '@fairfloor/domain/basket/desk-contract'
import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { count, dayText, money, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { basketQuery } from '../queries.ts'
import { recordTexts } from './record-texts.ts'

type Position = Answer<typeof getCustomerBasket>['positions'][number]

const MOST = 20

/** What is in a customer's basket at this moment; nothing can be changed here. */
export function BasketNow({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(recordTexts).basket
  const query = useQuery(basketQuery(customer.id))
  const columns = useColumns(customer.time_zone)
  return (
    <DeskPanel title={t.title}>
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={2} height={40} />}
        isEmpty={({ positions }) => positions.length === 0}
        empty={<p>{t.none}</p>}
      >
        {basket => (
          <>
            <Table caption={t.title} columns={columns} rows={basket.positions.slice(0, MOST)} rowKey={({ id }) => id} />
            <p className="row between bold line-above pt-3">
              <span>{t.sum(basket.total_lines, count(basket.total_quantity))}</span>
              <span>{money(basket.total_price_exc_vat)}</span>
            </p>
          </>
        )}
      </Loaded>
    </DeskPanel>
  )
}

function useColumns(timeZone: string): Column<Position>[] {
  const t = useTexts(recordTexts).basket
  const { language } = useLanguage()
  return [
    {
      id: 'article',
      head: t.article,
      phone: 'title',
      cell: ({ product_attribute: { name, sku, product_size } }) => (
        <span className="grid">
          {`${product_size.product.brand.name} ${product_size.product.name}, ${name}`}
          <small className="t13 ink-2 regular">{`${sizeText(product_size.name, language)} · ${sku}`}</small>
        </span>
      ),
    },
    {
      id: 'added',
      head: t.added,
      cell: ({ added_at, added_by }) => t.by(dayText(added_at, timeZone, language), added_by.name),
    },
    { id: 'quantity', head: t.quantity, align: 'end', cell: ({ quantity }) => count(quantity) },
    {
      id: 'net',
      head: t.net,
      align: 'end',
      cell: ({ total_price_exc_vat }) => (total_price_exc_vat === null ? t.notAvailable : money(total_price_exc_vat)),
    },
  ]
}
