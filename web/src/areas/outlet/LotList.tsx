import type { OutletLot } from '@fairfloor/domain/outlet/contract'
import { Suspense, useMemo } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLineChanges } from '../../lib/sending/use-line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { cellColumn } from '../../ui/cell-column.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { GridGoal } from '../catalogue/ordered-lines.ts'
import { useOrderedLines } from '../catalogue/use-ordered-lines.ts'
import { LotCell } from './LotCell.tsx'
import { LotRow, nameOf } from './LotRow.tsx'
import styles from './OutletPage.module.css'
import { LIST, outletLineCalls } from './outlet.ts'
import { outletTexts } from './texts.ts'
import { useOutletBasket } from './use-outlet-basket.ts'

// The list does not wait for it.
const AddBar = lazyPart(async () => ({ default: (await import('./AddBar.tsx')).AddBar }))

/** The lots with a column of cells for who may order: typed pieces wait to be added, ordered ones are changed in place. */
export function LotList({ lots }: { lots: readonly OutletLot[] }) {
  const t = useTexts(outletTexts)
  const user = useUser()
  const mayOrder = useMay('order') && Boolean(user?.company)
  const { data: basket } = useOutletBasket()
  const saved = useMemo(
    () =>
      basket &&
      new Map(basket.positions.map(({ id, quantity, goods }) => [id, { quantity, name: nameOf(goods) }] as const)),
    [basket],
  )
  const ordered = useOrderedLines(saved, useLineChanges(outletLineCalls), (name, news) => {
    if (news.kind !== 'added') announce(t.news(name, news.kind === 'removed' ? 0 : news.quantity))
  })
  const toAdd = () => document.querySelector<HTMLElement>(`[data-order-bar="${LIST}"] button:enabled`)?.focus()
  return (
    <GridGoal value={t.goal}>
      <ul className={styles.lots} {...cellColumn({ onFinish: toAdd })}>
        {lots.map(lot => (
          <LotRow key={lot.id} lot={lot}>
            {mayOrder && <LotCell lot={lot} ordered={ordered} />}
          </LotRow>
        ))}
      </ul>
      {mayOrder && (
        <Suspense fallback={<div className={styles.bar} />}>
          <AddBar lots={lots} />
        </Suspense>
      )}
    </GridGoal>
  )
}
