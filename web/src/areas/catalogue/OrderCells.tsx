import { stepsOf } from '@fairfloor/domain/catalogue/fitting-quantity'
import { sumFor } from '@fairfloor/domain/promotions/wire'
import { moneyOfCents } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { caseMore } from './case-more.ts'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import type { LineNews, OrderedLine } from './ordered-lines.ts'
import { RowAnswer } from './RowAnswer.tsx'
import { sizeTitle } from './size-text.ts'
import { catalogueTexts } from './texts.ts'
import type { useLineQuantity } from './use-line-quantity.ts'

interface OrderCellsProps {
  size: OfferedSize
  flavour: Pick<OfferedFlavour, 'name'>
  /** What its cell holds. */
  entry: ReturnType<typeof useLineQuantity>
  line: OrderedLine | undefined
  news: LineNews | undefined
  closed: string | null
  isListOnly?: boolean | undefined
  /** Where each stands in the row. */
  places: Readonly<Record<'pieces' | 'cases' | 'sum' | 'answer' | 'addCase', string | undefined>>
}

/** What a row of an order has for a flavour: pieces, cases, sum, what the order says about it, and a case more. */
export function OrderCells({ size, flavour, entry, line, news, closed, isListOnly, places }: OrderCellsProps) {
  const { language } = useLanguage()
  const t = useTexts(catalogueTexts)
  const { typed, quantity, set, leave } = entry
  const sum = quantity > 0 ? sumFor(size, quantity) : null
  return (
    <>
      {!isListOnly && (
        <>
          <span className={places.pieces}>
            <QuantityCell
              label={t.quantityOf(`${sizeTitle(size, language)}, ${flavour.name}`)}
              value={quantity || null}
              onChange={set}
              onBlur={leave}
              unitsPerCase={size.units_per_case}
              steps={stepsOf(size)}
              closed={closed}
              error={line?.error ?? null}
            />
          </span>
          <span className={places.cases}>
            <CaseHint quantity={quantity} unitsPerCase={size.units_per_case} />
          </span>
          <span className={places.sum}>{sum !== null && moneyOfCents(sum)}</span>
          <span className={places.answer}>
            <RowAnswer quantity={quantity} saved={line?.saved ?? 0} isTyped={typed > 0} news={news} />
          </span>
        </>
      )}
      {closed === null && (
        <button
          type="button"
          tabIndex={-1}
          className={places.addCase}
          aria-label={t.grid.addCaseOf(flavour.name)}
          // The cell keeps the focus, and the phone its keyboard.
          onPointerDown={event => event.preventDefault()}
          onClick={() => set(caseMore(quantity, size), false)}
        >
          {t.grid.addCase}
        </button>
      )}
    </>
  )
}
