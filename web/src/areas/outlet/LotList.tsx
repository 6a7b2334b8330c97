import { fromEuros, times } from '@fairfloor/domain/money'
import type { OutletLot } from '@fairfloor/domain/outlet/contract'
import { Suspense, useMemo } from 'react'
import { moneyOfCents, sizeText } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { QuantityCell } from '../../ui/QuantityCell.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { lineTexts } from '../basket/line-texts.ts'
import { GridGoal, type OrderedLines } from '../catalogue/ordered-lines.ts'
import { RowAnswer } from '../catalogue/RowAnswer.tsx'
import { useLineQuantity } from '../catalogue/use-line-quantity.ts'
import { useOrderedLines } from '../catalogue/use-ordered-lines.ts'
import row from './LotRow.module.css'
import { LotHeads, LotRow } from './LotRow.tsx'
import styles from './OutletPage.module.css'
import { LIST, outletLineCalls, useOutletBasket } from './outlet.ts'
import { outletTexts } from './texts.ts'
import { nameOf } from './Until.tsx'

// The list does not wait for it.
const AddBar = lazyPart(async () => ({ default: (await import('./AddBar.tsx')).AddBar }))

/** The lots with a column of cells for who may order: typed pieces wait to be added, ordered ones are changed in place. */
export function LotList({ lots }: { lots: readonly OutletLot[] }) {
  const { language } = useLanguage()
  const t = useTexts(outletTexts)
  const user = useUser()
  const mayOrder = useMay('order') && Boolean(user?.company)
  const priced = useMay('prices')
  const { data: basket } = useOutletBasket()
  const saved = useMemo(
    () =>
      basket &&
      new Map(
        basket.positions.map(
          ({ id, quantity, goods }) => [id, { quantity, name: sizeText(nameOf(goods), language) }] as const,
        ),
      ),
    [basket, language],
  )
  const ordered = useOrderedLines(saved, useLineChanges(outletLineCalls), (name, news) => {
    if (news.kind !== 'added') announce(t.news(name, news.kind === 'removed' ? 0 : news.quantity))
  })
  const toAdd = () => document.querySelector<HTMLElement>(`[data-order-bar="${LIST}"] button:enabled`)?.focus()
  return (
    <GridGoal value={t.goal}>
      <div className={styles.lots}>
        <LotHeads {...{ priced, mayOrder }} />
        <ul {...cellColumn({ onFinish: toAdd })}>
          {lots.map(lot => (
            <LotRow key={lot.id} lot={lot}>
              {mayOrder && <LotCell lot={lot} ordered={ordered} />}
            </LotRow>
          ))}
        </ul>
      </div>
      {mayOrder && (
        <Suspense fallback={<div className={styles.bar} />}>
          <AddBar lots={lots} />
        </Suspense>
      )}
    </GridGoal>
  )
}

/** Lots are sold by the piece, also where their size is ordered by the case. */
const SINGLY = { orderMultiple: 1, minQuantity: 1 }

/** The pieces of a lot that one wants, no more than are left, and what the basket says about them. */
function LotCell({ lot, ordered }: { lot: OutletLot; ordered: OrderedLines }) {
  const { language } = useLanguage()
  const t = useTexts(lineTexts)
  const line = ordered.lines.get(lot.id)
  const { change, remove } = ordered
  const { typed, quantity, set, leave } = useLineQuantity({
    ...{ list: LIST, flavourId: lot.id, steps: SINGLY },
    ...{ line, change, remove },
  })
  return (
    <>
      <span className={row.pieces} data-filled={quantity > 0 ? '' : undefined}>
        <QuantityCell
          label={t.quantityOf(sizeText(nameOf(lot.goods), language))}
          value={quantity || null}
          onChange={set}
          onBlur={leave}
          unitsPerCase={lot.goods.units_per_case}
          {...(lot.left !== null && { max: lot.left })}
          error={line?.error ?? null}
        />
      </span>
      <span className={`grid t13 nowrap relative ends lh-20 ${row.told}`}>
        <b>{quantity > 0 && lot.price !== null && moneyOfCents(times(fromEuros(lot.price), quantity))}</b>
        <span className={row.cases}>
          <CaseHint quantity={quantity} unitsPerCase={lot.goods.units_per_case} />
        </span>
        <RowAnswer quantity={quantity} saved={line?.saved ?? 0} isTyped={typed > 0} news={ordered.news.get(lot.id)} />
      </span>
    </>
  )
}
