import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { useTexts } from '../../lib/texts.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { SHOP_LIST } from '../basket/basket.ts'
import { alertOf } from '../catalogue/alert-of.tsx'
import { BoughtBefore, useBought } from '../catalogue/bought.ts'
import { GridColumns } from '../catalogue/GridColumns.tsx'
import { GridKeys } from '../catalogue/GridKeys.tsx'
import { GridSize } from '../catalogue/GridSize.tsx'
import { GridGoal } from '../catalogue/ordered-lines.ts'
import { useCellGrid } from '../catalogue/use-cell-grid.ts'
import { LogInForPrices } from './LogInForPrices.tsx'
import { noAlert, withoutFacts } from './list-row.tsx'
import styles from './SizeGrid.module.css'
import { listTexts } from './texts.ts'
import { useShopOrder } from './use-shop-order.ts'

/** The order grid of a product's page. `plain`: of one size whose name and price the page shows itself. */
export function SizeGrid({ sizes, plain = false }: { sizes: readonly ShopSize[]; plain?: boolean }) {
  const t = useTexts(listTexts)
  const isVisitor = useUser() === null
  const priced = useMay('prices')
  const { order, closed, isListOnly, onFinish } = useShopOrder()
  const grid = useCellGrid({ list: SHOP_LIST, sizes, order, closed, onFinish })
  const bought = useBought(sizes)
  return (
    <GridGoal value="basket">
      <div ref={grid.root} className={`mt-4 ${styles.grid}`} data-list-only={isListOnly ? '' : undefined}>
        <GridColumns priced={priced} isListOnly={isListOnly} />
        <div {...grid.column}>
          <BoughtBefore value={bought}>
            {sizes.map(size => (
              <GridSize
                key={size.id}
                list={SHOP_LIST}
                size={isVisitor ? withoutFacts(size) : size}
                order={order}
                closed={closed}
                isListOnly={isListOnly}
                isFolded={grid.folded.has(size.id)}
                onFold={grid.fold}
                onCaseOfEach={grid.fillCases}
                discount={t.off}
                alertOf={isVisitor ? noAlert : alertOf}
                noPrice={isVisitor && !plain && <LogInForPrices />}
                plain={plain}
              />
            ))}
          </BoughtBefore>
        </div>
        <GridKeys open={grid.isExplaining} onClose={() => grid.explain(false)} />
      </div>
    </GridGoal>
  )
}
