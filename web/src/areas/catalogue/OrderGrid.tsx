import type { ProductAttribute, ProductSize } from '@fairfloor/domain/catalogue/contract'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePendingValue } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { cellColumn, firstCell } from '../../ui/cell-column.ts'
import { classes } from '../../ui/classes.ts'
import { GridColumns } from './GridColumns.tsx'
import { GridKeys } from './GridKeys.tsx'
import { GridSize } from './GridSize.tsx'
import { GridTools } from './GridTools.tsx'
import { categoriesOf, foundFlavours, type GridFilter, isFiltered, noFilter } from './grid-filter.ts'
import { JumpList } from './JumpList.tsx'
import styles from './OrderGrid.module.css'
import type { OrderedLines } from './ordered-lines.ts'
import { catalogueTexts } from './texts.ts'
import { useFillCases } from './use-fill-cases.ts'

export interface OrderGridProps {
  /** Storage name of the quantities that are typed and not yet in the order. */
  list: string
  sizes: readonly ProductSize[]
  /** The order that the quantities go to. */
  order: OrderedLines
  /** Why nothing can be ordered now; null: the cells are open. */
  closed: string | null
  /** The reader never orders (staff): a list of the range, without cells and what belongs to an order. */
  isListOnly?: boolean
  /** Label for the percentage below the regular price. */
  discount: (percent: number) => string
  /** Stock alert button for a flavour that is out of stock; a module's function, as each row calls it. */
  alertOf: (flavour: ProductAttribute) => ReactNode
  /** More actions for a size; stable, as for `alertOf`. */
  actionsOf?: (size: ProductSize) => ReactNode
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
    actionsOf,
    onFinish,
    tools,
    note,
    plain = false,
    isListOnly = false,
  } = props
  const { askedSizeId, startInCells = false } = props
  const t = useTexts(catalogueTexts).grid
  const root = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState<GridFilter>(noFilter)
  const [mine, setMine] = useState<ReadonlySet<number>>(new Set())
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [isExplaining, setExplaining] = useState(false)
  const typedIds = usePendingValue(list, quantities => Object.keys(quantities).join(' '))
  const found = useMemo(() => foundFlavours(sizes, filter, id => mine.has(id)), [sizes, filter, mine])

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

  const fold = useCallback(
    (sizeId: number) =>
      setFolded(before => {
        const after = new Set(before)
        if (!after.delete(sizeId)) after.add(sizeId)
        return after
      }),
    [],
  )
  const fillCases = useFillCases(list, order, found)

  const sectionOf = (sizeId: number) => root.current?.querySelector<HTMLElement>(`[data-size="${sizeId}"]`)
  const sizeOf = (group: HTMLElement) => sizes.find(({ id }) => String(id) === group.dataset.size)
  const focusCells = () => void (root.current && firstCell(root.current)?.focus())
  const jump = (sizeId: number) => {
    setFolded(before => new Set([...before].filter(id => id !== sizeId)))
    const section = sectionOf(sizeId)
    section?.scrollIntoView({ block: 'start' })
    if (section && !hasTouch()) requestAnimationFrame(() => firstCell(section)?.focus({ preventScroll: true }))
  }

  const start = useEffectEvent(() => {
    if (askedSizeId !== undefined) sectionOf(askedSizeId)?.scrollIntoView({ block: 'start' })
    else if (startInCells && !hasTouch()) focusCells()
  })
  useEffect(() => start(), [])

  const column = cellColumn({
    onFinish,
    onFilter: () => root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    onKeys: () => setExplaining(true),
    onCaseOfEach: group => {
      const size = sizeOf(group)
      if (size && closed === null) fillCases(size)
    },
    onFold: group => fold(Number(group.dataset.size)),
  })
  return (
    <div ref={root} className={classes(styles.grid, plain && styles.plain, isListOnly && styles.listOnly)}>
      {note}
      {!plain && (
        <div className={styles.top}>
          <GridTools
            filter={filter}
            onFilter={changeFilter}
            categories={categoriesOf(sizes)}
            onCells={focusCells}
            onKeys={() => setExplaining(true)}
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
      {plain && <GridColumns priced={priced} isListOnly={isListOnly} />}
      <div {...column}>
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
            actionsOf={actionsOf}
            closed={closed}
            isListOnly={isListOnly}
            alertOf={alertOf}
            plain={plain}
          />
        ))}
      </div>
      {found.size === 0 && (
        <div className={styles.none}>
          <p>{filter.mine && !filter.text ? t.noneMine : t.none}</p>
          <Button onClick={() => setFilter(noFilter)}>
            {t.showAll(sizes.reduce((sum, { product_attributes }) => sum + product_attributes.length, 0))}
          </Button>
        </div>
      )}
      <GridKeys open={isExplaining} onClose={() => setExplaining(false)} />
    </div>
  )
}

/** There the focus in a cell would open the keyboard over half the screen. */
const hasTouch = (): boolean => matchMedia('(pointer: coarse)').matches
