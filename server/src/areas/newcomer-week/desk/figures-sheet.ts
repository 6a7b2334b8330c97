import type { Language } from '@fairfloor/domain/language'
import { figuresTexts } from '@fairfloor/domain/newcomer-week/figures-titles'
import { EUROS, type SheetColumn, sheetsWorkbook } from '../../../platform/workbook.ts'
import type { WeekFigures } from './figures.ts'

type Given = { readonly figures: WeekFigures; readonly language: Language; readonly at: Date }
type Sold = WeekFigures['brands'][number]

/** The figures of an event as a spreadsheet: all of it, by day, by page, by brand and by product. */
export function figuresSheet({ figures, language, at }: Given): Promise<Uint8Array> {
  const t = figuresTexts[language]
  const { baskets, backorders } = figures
  const sold = <Line extends Omit<Sold, 'brand'>>(): SheetColumn<Line>[] => [
    { title: t.orders, width: 14, value: ({ orders }) => orders },
    { title: t.customers, width: 14, value: ({ customers }) => customers },
    { title: t.newCustomers, width: 16, value: line => line.new_customers },
    { title: t.pieces, width: 12, value: ({ pieces }) => pieces },
    { title: t.net, width: 18, value: ({ net }) => net, format: EUROS },
  ]
  const visits = <Line extends { visits: number; by_customers: number }>(): SheetColumn<Line>[] => [
    { title: t.visits, width: 14, value: line => line.visits },
    { title: t.byCustomers, width: 20, value: line => line.by_customers },
  ]
  const facts: readonly (readonly [string, number | null])[] = [
    [t.visits, figures.visits],
    [t.byCustomers, figures.by_customers],
    [t.baskets, baskets.customers],
    [t.inBaskets, baskets.net],
    [t.orders, figures.orders],
    [t.customers, figures.customers],
    [t.newCustomers, figures.new_customers],
    [t.pieces, figures.pieces],
    [t.net, figures.net],
    [t.asked, backorders.asked],
    [t.answered, backorders.answered],
    [t.piecesAsked, backorders.pieces_asked],
    [t.piecesConfirmed, backorders.pieces_confirmed],
  ]
  return sheetsWorkbook({
    title: figures.name,
    at,
    sheets: [
      {
        name: t.summary,
        columns: [
          { title: figures.name, width: 40, value: ([name]: (typeof facts)[number]) => name },
          { title: '', width: 18, value: ([, figure]) => figure },
        ],
        lines: facts,
      },
      {
        name: t.days,
        columns: [
          { title: t.day, width: 14, value: ({ day }: WeekFigures['days'][number]) => day },
          ...visits<WeekFigures['days'][number]>(),
          { title: t.orders, width: 14, value: ({ orders }) => orders },
          { title: t.net, width: 18, value: ({ net }) => net, format: EUROS },
        ],
        lines: figures.days,
      },
      {
        name: t.pagesTitle,
        columns: [
          { title: t.page, width: 28, value: ({ page }: WeekFigures['pages'][number]) => t.pages[page] },
          ...visits<WeekFigures['pages'][number]>(),
        ],
        lines: figures.pages,
      },
      {
        name: t.brands,
        columns: [{ title: t.brand, width: 30, value: ({ brand }: Sold) => brand }, ...sold<Sold>()],
        lines: figures.brands,
      },
      {
        name: t.products,
        columns: [
          { title: t.brand, width: 30, value: ({ brand }: WeekFigures['products'][number]) => brand },
          { title: t.product, width: 40, value: ({ product }) => product },
          ...sold<WeekFigures['products'][number]>(),
        ],
        lines: figures.products,
      },
    ],
  })
}
