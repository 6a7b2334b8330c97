import { listPlace } from '@fairfloor/domain/list-address'
import { getStockList } from '@fairfloor/domain/stock/desk/contract'
import { useQuery } from '@tanstack/react-query'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import type { Column } from '../../../ui/Table.tsx'
import text from '../../../ui/text.module.css'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import { type StockRow, stockAddressOf, stockListQuery } from './queries.ts'
import { stockDeskTexts } from './texts.ts'

/** /admin/stock: every flavour with its stock, found by name or number. */
export function StockDeskPage() {
  const t = useTexts(stockDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Flavours />
    </AdminFrame>
  )
}

function Flavours() {
  const t = useTexts(stockDeskTexts)
  const list = useListAddress()
  const columns = useColumns()
  const asked = listPlace(list.query)
  return (
    <DeskList
      list={list}
      of={getStockList}
      asked={asked}
      query={useQuery(stockListQuery(asked))}
      search={t.search}
      empty={{ icon: 'box', title: t.none, children: t.noneText }}
      table={{
        caption: t.title,
        columns,
        rows: ({ flavours }) => flavours,
        rowKey: ({ flavour_id }) => flavour_id,
      }}
    />
  )
}

function useColumns(): Column<StockRow>[] {
  const t = useTexts(stockDeskTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      head: t.article,
      phone: 'title',
      cell: ({ flavour_id, name }) => (
        <PageLink to={stockAddressOf(flavour_id)} className={text.link}>
          {sizeText(name, language)}
        </PageLink>
      ),
    },
    { id: 'sku', head: t.sku, cell: ({ sku }) => <span className={text.nowrap}>{sku}</span> },
    {
      id: 'free',
      head: t.free,
      align: 'end',
      cell: ({ free }) => (free === null ? <span className="fg-2">{t.unknown}</span> : count(free)),
    },
    { id: 'aside', head: t.setAside, align: 'end', cell: ({ set_aside }) => count(set_aside) },
    { id: 'waiting', head: t.waiting, align: 'end', cell: ({ waiting }) => count(waiting) },
    {
      id: 'eta',
      head: t.eta,
      align: 'end',
      cell: ({ eta }) => <span className={text.nowrap}>{eta === null ? '–' : calendarDay(eta, language)}</span>,
    },
  ]
}
