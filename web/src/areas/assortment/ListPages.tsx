import { getProducts, type ShopSize } from '@fairfloor/domain/assortment/contract'
import { type ListPlace, listQuery } from '@fairfloor/domain/assortment/list-place'
import { useQuery } from '@tanstack/react-query'
import {
  type CSSProperties,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import { SHOP_LIST } from '../basket/basket.ts'
import { BoughtBefore, useBought } from '../catalogue/bought.ts'
import { GridColumns } from '../catalogue/GridColumns.tsx'
import { GridKeys } from '../catalogue/GridKeys.tsx'
import { GridGoal } from '../catalogue/ordered-lines.ts'
import { useCellGrid } from '../catalogue/use-cell-grid.ts'
import { ListSize, type ListSizeProps } from './ListSize.tsx'
import { ListFoot } from './lazy-tools.tsx'
import styles from './ProductList.module.css'
import { ShopBar } from './ShopBar.tsx'
import { listTexts } from './texts.ts'
import type { ListAddress } from './use-list-address.ts'
import { useListPages } from './use-list-pages.ts'
import { useMadeParts } from './use-made-parts.ts'
import { useShopOrder } from './use-shop-order.ts'

interface ListPagesProps {
  list: ListAddress
  place: ListPlace
  /** Its entry of the history. */
  entry: string
  total: number
  pages: number
}

/** Pages of a list one below the other: the next one loads when the end comes near, and the address follows the scroll. */
export function ListPages({ list, place, entry, total, pages }: ListPagesProps) {
  const t = useTexts(listTexts)
  const isVisitor = useUser() === null
  const priced = useMay('prices')
  const shown = useListPages(entry, place, pages)
  const { order, closed, isListOnly, onFinish } = useShopOrder()
  const [byPage, setByPage] = useState<ReadonlyMap<number, readonly ShopSize[]>>(new Map())
  const sizes = useMemo(() => [...byPage.values()].flat(), [byPage])
  const tell = useCallback(
    (page: number, known: readonly ShopSize[]) => setByPage(before => new Map(before).set(page, known)),
    [],
  )
  const grid = useCellGrid({ list: SHOP_LIST, sizes, order, closed, onFinish })
  const row = {
    list: SHOP_LIST,
    order,
    closed,
    isListOnly,
    isVisitor,
    onFold: grid.fold,
    onCaseOfEach: grid.fillCases,
  }
  return (
    <GridGoal value="basket">
      <div ref={grid.root} className={styles.pages} data-list-only={isListOnly ? '' : undefined}>
        {shown.from > 1 && (
          <PageLink
            to={list.hrefFor({ page: String(shown.from - 1) })}
            className={`row middle centred gap-2 cobalt medium at-least-44 ${styles.earlier}`}
          >
            <Icon name="chevronUp" size={16} />
            {t.earlier(shown.from - 1)}
          </PageLink>
        )}
        <div className={`on-paper ${styles.columns}`}>
          <GridColumns priced={priced} isListOnly={isListOnly} />
        </div>
        <div {...grid.column}>
          {shown.numbers.map(page => (
            <ListPage
              key={page}
              page={page}
              place={place}
              height={shown.heightOf(page)}
              isHeld={shown.isHeld(page)}
              pageRef={shown.pageRef}
              onSizes={tell}
              folded={grid.folded}
              row={row}
            />
          ))}
        </div>
        <div ref={shown.endRef} className={styles.end} />
        <Suspense fallback={<div className={styles.footPlace} />}>
          <ListFoot
            list={list}
            shown={Math.min(total, shown.to * PER_PAGE)}
            total={total}
            page={shown.to}
            pages={pages}
          />
        </Suspense>
        <GridKeys open={grid.isExplaining} onClose={() => grid.explain(false)} />
      </div>
      <ShopBar sizes={sizes} />
    </GridGoal>
  )
}

const PER_PAGE = 24
const NONE = [] as const

interface ListPageProps {
  page: number
  place: ListPlace
  /** Pixels, where it was on the screen before. */
  height: number | undefined
  /** It keeps its place until those around the reader's are shown. */
  isHeld: boolean
  pageRef: (element: HTMLElement | null) => (() => void) | undefined
  /** The sizes of the page, each time that they are loaded; stable. */
  onSizes: (page: number, sizes: readonly ShopSize[]) => void
  folded: ReadonlySet<number>
  row: Omit<ListSizeProps, 'size' | 'isFolded' | 'isAhead'>
}

function ListPage({ page, place, height, isHeld, pageRef, onSizes, folded, row }: ListPageProps) {
  const query = useQuery(queryOf(getProducts, { query: listQuery({ ...place, page }) }))
  // In the background: a hundred rows must not hold up the scroll.
  const sizes = useDeferredValue(query.data?.sizes)
  const isShown = sizes !== undefined && !isHeld
  useEffect(() => {
    if (sizes) onSizes(page, sizes)
  }, [page, sizes, onSizes])
  const part = useRef<HTMLDivElement>(null)
  const isMade = useMadeParts(part, isShown ? sizes.length : 0)
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      part.current = element
      return pageRef(element)
    },
    [pageRef],
  )
  const bought = useBought(isShown ? sizes : NONE)
  return (
    <div ref={ref} data-page={page} style={isShown ? undefined : { minHeight: height }}>
      <BoughtBefore value={bought}>
        {isShown &&
          sizes.map((size, index) => (
            <ListSize key={size.id} {...row} size={size} isFolded={folded.has(size.id)} isAhead={!isMade(index)} />
          ))}
      </BoughtBefore>
      {!sizes && !query.error && <WaitingPage />}
      <LoadFailure query={query} />
    </div>
  )
}

/** Sizes of four flavours each, while a page loads. */
export const WaitingPage = () => (
  <div className={`pt-3 ${styles.waitingPages}`} aria-busy="true">
    {[...Array(6).keys()].map(key => (
      <div className="grid packed" key={key} style={{ '--rows': 4 } as CSSProperties}>
        <Skeleton height={32} width="46%" />
      </div>
    ))}
  </div>
)
