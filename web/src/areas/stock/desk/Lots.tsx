import { calendarDay, count } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import type { Stock } from './queries.ts'
import { stockDeskTexts } from './texts.ts'

type Lot = Stock['lots'][number]

/** What is on the shelves by lot; goods from before lots were written down have none. */
export function Lots({ stock: { lots } }: { stock: Stock }) {
  const t = useTexts(stockDeskTexts)
  const { language } = useLanguage()
  const columns: Column<Lot>[] = [
    { id: 'lot', head: t.lot, phone: 'title', cell: ({ lot }) => lot ?? t.noLot },
    {
      id: 'until',
      head: t.bestBefore,
      cell: lot => (lot.best_before === null ? '–' : calendarDay(lot.best_before, language, { year: true })),
    },
    { id: 'pieces', head: t.pieces, align: 'end', cell: ({ quantity }) => count(quantity) },
  ]
  if (lots.length === 0) return <p className="fg-2">{t.noLots}</p>
  return <Table caption={t.lots} columns={columns} rows={lots} rowKey={lot => `${lot.lot} ${lot.best_before}`} />
}
