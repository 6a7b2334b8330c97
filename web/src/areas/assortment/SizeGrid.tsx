import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { useTexts } from '../../lib/texts.tsx'
import { GridColumns } from '../catalogue/GridColumns.tsx'
import { GridSize } from '../catalogue/GridSize.tsx'
import { useCellGrid } from '../catalogue/use-cell-grid.ts'
import { useMay, useUser } from '../identity/user.ts'
import { LogInForPrices } from './LogInForPrices.tsx'
import { alertOf, noAlert, noLines } from './list-row.tsx'
import styles from './SizeGrid.module.css'
import { listTexts } from './texts.ts'

/** The order grid of a product's page. `plain`: of one size whose name and price the page shows itself. */
export function SizeGrid({ sizes, plain = false }: { sizes: readonly ShopSize[]; plain?: boolean }) {
  const t = useTexts(listTexts)
  const isVisitor = useUser() === null
  const priced = useMay('prices')
  const grid = useCellGrid({ list: 'shop', sizes, order: noLines, closed: '', onFinish: () => {} })
  return (
    <div ref={grid.root} className={styles.grid} data-list-only="" data-plain={plain || undefined}>
      <GridColumns priced={priced} isListOnly />
      <div {...grid.column}>
        {sizes.map(size => (
          <GridSize
            key={size.id}
            list="shop"
            size={size}
            order={noLines}
            closed=""
            isListOnly
            isFolded={grid.folded.has(size.id)}
            onFold={grid.fold}
            onCaseOfEach={grid.fillCases}
            discount={t.off}
            alertOf={isVisitor ? noAlert : alertOf}
            noPrice={isVisitor && !plain && <LogInForPrices />}
            plain={plain}
          />
        ))}
      </div>
    </div>
  )
}
