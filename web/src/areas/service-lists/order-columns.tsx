import type { ServiceListName } from '@fairfloor/domain/service-lists/lists'
import { money, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useWide } from '../../lib/use-wide.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Column } from '../../ui/Table.tsx'
import { LastBought } from '../catalogue/LastBought.tsx'
import type { OrderedLines } from '../catalogue/ordered-lines.ts'
import { catalogueTexts } from '../catalogue/texts.ts'
import { Expected } from './Expected.tsx'
import type { Row } from './lists.ts'
import rail from './OrderRail.module.css'
import { OrderRail } from './OrderRail.tsx'
import { serviceTexts } from './texts.ts'
import type { Goods } from './use-goods.ts'

interface OrderColumns {
  name: ServiceListName
  goods: Goods
  order: OrderedLines
  /** Which columns have anything on this page: the others take no room. */
  filled: { readonly bought: boolean; readonly expected: boolean }
  /** The reader buys: what the company has bought is shown. */
  isBuyer: boolean
  /** The reader may order. */
  mayOrder: boolean
  priced: boolean
  /** Sizes whose flavours are shown below their row. */
  opened: ReadonlySet<number>
  onOpen: (sizeId: number) => void
}

const NO_ROOM = { hideHead: true, width: 1 }

/** What a list has beside the specification's columns, for who buys: what was bought before, and cells to order. */
export function useOrderColumns(shown: OrderColumns): { before: Column<Row>[]; after: Column<Row>[] } {
  const { language } = useLanguage()
  const { name, goods, order, filled, isBuyer, mayOrder, priced, opened, onOpen } = shown
  const t = useTexts(serviceTexts)
  const grid = useTexts(catalogueTexts)
  const isWide = useWide(768)
  if (!isBuyer || name === 'discontinued') return { before: [], after: [] }
  const isOfSizes = name === 'price_change'
  const before: Column<Row>[] = [
    {
      id: 'bought',
      head: t.boughtBefore,
      ...(filled.bought ? { width: '150px' } : NO_ROOM),
      phone: 'bare',
      cell: row => {
        const flavours = isOfSizes ? goods.of(row)?.flavours : [row]
        return flavours?.length === 1 && <LastBought of={flavours[0]!.id} inColumn={isWide ? 'long' : 'short'} />
      },
    },
  ]
  if (name === 'eta')
    before.push({
      id: 'expected',
      head: t.expected,
      ...(filled.expected ? { width: '96px' } : NO_ROOM),
      phone: 'bare',
      cell: row => <Expected row={row} order={order} stock={goods.of(row)?.flavours[0]?.stock_available ?? null} />,
    })
  if (!mayOrder) return { before, after: [] }
  if (name === 'available_soon' && priced)
    before.push({
      id: 'price',
      head: t.price,
      phone: 'bare',
      align: 'end',
      width: '84px',
      cell: row => money(goods.of(row)?.size.current_price ?? null),
    })
  const cells: Column<Row> = {
    id: 'order',
    head: grid.piecesHead,
    sorter: (
      <span className={`grid to-end ${rail.heads}`}>
        <span>{grid.piecesHead}</span>
        <span>{grid.cases}</span>
        <span>{priced && grid.sum}</span>
      </span>
    ),
    phone: 'bare',
    width: 1,
    cell: row => {
      const offer = goods.of(row)
      if (!offer) return null
      const { size, flavours } = offer
      if (flavours.length === 1) return <OrderRail size={size} flavour={flavours[0]!} order={order} closed={null} />
      return (
        <button
          type="button"
          className={`middle gap-1 t13 bold nowrap on-paper inline-row at-least-36 edged round-input ${rail.open}`}
          aria-expanded={opened.has(row.id)}
          aria-label={t.openFlavours(sizeText(row.product_size_name, language))}
          onClick={() => onOpen(row.id)}
        >
          {t.flavours(flavours.length)}
          <Icon name={opened.has(row.id) ? 'chevronUp' : 'chevronDown'} size={16} />
        </button>
      )
    },
  }
  return { before, after: [cells] }
}
