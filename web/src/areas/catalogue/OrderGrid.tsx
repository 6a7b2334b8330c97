import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { firstCell } from '../../ui/cell-column.ts'
import { classes } from '../../ui/classes.ts'
import { GridColumns } from './GridColumns.tsx'
import { GridKeys } from './GridKeys.tsx'
import { GridSize } from './GridSize.tsx'
import { GridTools } from './GridTools.tsx'
import { categoriesOf, foundFlavours, type GridFilter, isFiltered, noFilter } from './grid-filter.ts'
import { JumpList } from './JumpList.tsx'
import styles from './OrderGrid.module.css'
import type { OfferedFlavour, OfferedSize } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'
import { catalogueTexts } from './texts.ts'
import { useCellGrid } from './use-cell-grid.ts'

export interface OrderGridProps {
  /** Storage name of the quantities that are typed and not yet in the order. */
  list: string
  sizes: readonly OfferedSize[]
  /** The order that the quantities go to. */
  order: OrderedLines
  /** Why nothing can be ordered now; null: the cells are open. */
  closed: string | null
  /** The reader never orders (staff): a list of the range, without cells and what belongs to an order. */
  isListOnly?: boolean
  /** Label for the percentage below the regular price. */
  discount: (percent: number) => string
  /** Stock alert button for a flavour that is out of stock; a module's function, as each row calls it. */
  alertOf: (flavour: OfferedFlavour) => ReactNode
  /** In place of a product's name: a link to its page. A module's function, as for `alertOf`. */
  nameOf?: (size: OfferedSize) => ReactNode
  /** More actions for a size; stable, as for `alertOf`. */
  actionsOf?: (size: OfferedSize) => ReactNode
  /** Ctrl+Enter: to the button below that adds what is typed. */
  onFinish: () => void
  /** Before the filter: the sort choice. */
  tools?: ReactNode
  /** Above the tools: until when one may order. */
  note?: ReactNode
  /** A size to scroll to. */
  askedSizeId?: number | undefined
  /** The first cell gets the focus: the reader comes from another grid. */
  startInCells?: boolean
  /** Without filter and jump list, for one product of a page. */
  plain?: boolean
}

/**
 * Product sizes with their flavours in one column of cells. The keyboard goes from cell to cell (ui/cell-column.ts); a
 * typed quantity waits in the browser under `list` until the page adds it, and what is in the order is changed in place.
 */
export function OrderGrid(props: OrderGridProps) {
  const {
    list,
    sizes,
    order,
    closed,
    discount,
    alertOf,
    nameOf,
    actionsOf,
    onFinish,
    tools,
    note,
    plain = false,
    isListOnly = false,
  } = props
  const { askedSizeId, startInCells = false } = props
  const t = useTexts(catalogueTexts).grid
  const { language } = useLanguage()
  const [filter, setFilter] = useState<GridFilter>(noFilter)
  const [mine, setMine] = useState<ReadonlySet<number>>(new Set())
  const typedIds = usePendingValue(list, quantities => Object.keys(quantities).join(' '))
  const found = useMemo(
    () => foundFlavours(sizes, filter, id => mine.has(id), language),
    [sizes, filter, mine, language],
  )

  const changeFilter = (next: GridFilter) => {
    // Looked up once: a row must not vanish while its number is being changed.
    if (next.mine && !filter.mine) setMine(new Set([...typedIds.split(' ').map(Number), ...order.lines.keys()]))
    setFilter(next)
  }
  const priced = sizes.some(({ current_price }) => current_price !== null)
  const said = isFiltered(filter) ? t.found(found.size) : null
  useEffect(() => {
    if (said) announce(said)
  }, [said])

  const grid = useCellGrid({
    list,
    sizes,
    order,
    closed,
    found,
    onFinish,
    onFilter: () => grid.root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
  })
  const { root, folded, fold, fillCases, focusCells } = grid

  const sectionOf = (sizeId: number) => root.current?.querySelector<HTMLElement>(`[data-size="${sizeId}"]`)
  const jump = (sizeId: number) => {
    grid.unfold(sizeId)
    const section = sectionOf(sizeId)
    section?.scrollIntoView({ block: 'start' })
    if (section && !hasTouch()) requestAnimationFrame(() => firstCell(section)?.focus({ preventScroll: true }))
  }

  const start = useEffectEvent(() => {
    if (askedSizeId !== undefined) sectionOf(askedSizeId)?.scrollIntoView({ block: 'start' })
    else if (startInCells && !hasTouch()) focusCells()
  })
  useEffect(() => start(), [])

  return (
    <div ref={root} className={classes('relative', styles.grid, plain && styles.plain, isListOnly && styles.listOnly)}>
      {note}
      {!plain && (
        <div className={`on-paper sticky ${styles.top}`}>
          <GridTools
            filter={filter}
            onFilter={changeFilter}
            categories={categoriesOf(sizes)}
            onCells={focusCells}
            onKeys={() => grid.explain(true)}
            isListOnly={isListOnly}
          >
            {tools}
          </GridTools>
          <JumpList
            list={list}
            sizes={sizes}
            order={order}
            found={found}
            onJump={jump}
            sectionOf={sectionOf}
            isListOnly={isListOnly}
          />
          <GridColumns priced={priced} isListOnly={isListOnly} />
        </div>
      )}
      <div {...grid.column}>
        {sizes.map(size => (
          <GridSize
            key={size.id}
            list={list}
            size={size}
            order={order}
            found={found}
            isFolded={folded.has(size.id)}
            onFold={fold}
            onCaseOfEach={fillCases}
            discount={discount}
            name={nameOf?.(size)}
            actionsOf={actionsOf}
            closed={closed}
            isListOnly={isListOnly}
            alertOf={alertOf}
            plain={plain}
            heads={plain && <GridColumns priced={priced} isListOnly={isListOnly} />}
          />
        ))}
      </div>
      {found.size === 0 && (
        <div className={`grid gap-4 ink-2 ${styles.none}`}>
          <p>{filter.mine && !filter.text ? t.noneMine : t.none}</p>
          <Button onClick={() => setFilter(noFilter)}>
            {t.showAll(sizes.reduce((sum, { product_attributes }) => sum + product_attributes.length, 0))}
          </Button>
        </div>
      )}
      <GridKeys open={grid.isExplaining} onClose={() => grid.explain(false)} />
    </div>
  )
}

/** There the focus in a cell would open the keyboard over half the screen. */
const hasTouch = (): boolean => matchMedia('(pointer: coarse)').matches
