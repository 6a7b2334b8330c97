import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { OrderList, OrderListContents } from '@fairfloor/domain/order-lists/contract'
import { useMemo } from 'react'
import { count } from '../../lib/format.ts'
import type { Changes, UnsavedLines } from '../../lib/sending/line-changes.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { useMay } from '../../visit/user.ts'
import styles from '../assortment/SizeGrid.module.css'
import { alertOf } from '../catalogue/alert-of.tsx'
import { BoughtBefore, useBought } from '../catalogue/bought.ts'
import { GridColumns } from '../catalogue/GridColumns.tsx'
import { GridKeys } from '../catalogue/GridKeys.tsx'
import { GridSize } from '../catalogue/GridSize.tsx'
import { GridGoal } from '../catalogue/ordered-lines.ts'
import { SizeName } from '../catalogue/SizeName.tsx'
import { sizeTitle } from '../catalogue/size-text.ts'
import { useCellGrid } from '../catalogue/use-cell-grid.ts'
import { useOrderedLines } from '../catalogue/use-ordered-lines.ts'
import { listTexts } from './list-texts.ts'

interface ListGridProps {
  list: OrderList
  positions: OrderListContents['positions']
  sizes: readonly ShopSize[]
  changed: { unsaved: UnsavedLines; changes: Changes }
}

const noFinish = () => {}

/** The order grid of a list: its cells are what is on the list, and change it in place. */
export function ListGrid({ list, positions, sizes, changed }: ListGridProps) {
  const { language } = useLanguage()
  const t = useTexts(listTexts)
  const priced = useMay('prices')
  // Rows of what was taken off stay while the page is open: a number typed there puts it back.
  const saved = useMemo(() => {
    const quantities = new Map(positions.map(({ id, quantity }) => [id, quantity]))
    return new Map(
      sizes.flatMap(size =>
        size.product_attributes.map(({ id, name }) => [
          id,
          { quantity: quantities.get(id) ?? 0, name: `${sizeTitle(size, language)}, ${name}` },
        ]),
      ),
    )
  }, [positions, sizes, language])
  const order = useOrderedLines(saved, changed, (name, { kind, quantity }) =>
    announce(t.news(name, kind, count(quantity))),
  )
  const storage = `order-list-${list.id}`
  const closed = list.may_change ? null : t.readOnly
  const grid = useCellGrid({ list: storage, sizes, order, closed, onFinish: noFinish })
  const bought = useBought(sizes)
  return (
    <GridGoal value={t.goal}>
      <div ref={grid.root} className={`mt-4 ${styles.grid}`}>
        <GridColumns priced={priced} isListOnly={false} />
        <BoughtBefore value={bought}>
          <div {...grid.column}>
            {sizes.map(size => (
              <GridSize
                key={size.id}
                list={storage}
                size={size}
                order={order}
                closed={closed}
                isListOnly={false}
                isFolded={grid.folded.has(size.id)}
                onFold={grid.fold}
                onCaseOfEach={grid.fillCases}
                discount={t.off}
                alertOf={alertOf}
                name={<SizeName size={size} />}
              />
            ))}
          </div>
        </BoughtBefore>
        <GridKeys open={grid.isExplaining} onClose={() => grid.explain(false)} />
      </div>
    </GridGoal>
  )
}
