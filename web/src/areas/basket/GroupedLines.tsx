import { type ReactNode, type Ref, type RefObject, Suspense, useImperativeHandle } from 'react'
import { flushSync } from 'react-dom'
import { Accordion, type AccordionItem } from '../../ui/Accordion.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { classes } from '../../ui/classes.ts'
import type { ListTools, NothingFound } from '../../ui/ListTools.tsx'
import type { ListView } from '../../ui/list-view.ts'
import { useFolds } from '../../ui/use-folds.ts'
import { useMay } from '../../visit/user.ts'
import { revealLine } from '../catalogue/use-line-focus.ts'
import styles from './LineFrame.module.css'

type Group<L> = Pick<AccordionItem, 'head' | 'end'> & { readonly id: number; readonly lines: readonly L[] }

interface GroupedLinesProps<L, S extends string> {
  section: RefObject<HTMLElement | null>
  /** All lines, how many there are of those that are sought, and these in their groups. */
  lines: readonly L[]
  found: number
  groups: readonly Group<L>[]
  /** Few baskets of the shop need them, which loads them beside the page. */
  parts: { ListTools: typeof ListTools; NothingFound: (props: Parameters<typeof NothingFound>[0]) => ReactNode }
  /** In place of the groups. */
  flat?: readonly L[] | null
  /** The group of a line. */
  groupOf: (line: L) => number
  /** The groups that are open at first. */
  openAtFirst: readonly number[]
  view: ListView<S>
  sorts: readonly S[]
  t: { searchLines: string; sorts: Readonly<Record<S, string>>; found: (found: number, all: number) => string }
  /** Over the columns. */
  heads: (priced: boolean) => ReactNode
  /** Further tools. */
  tools?: ReactNode
  /** Ctrl+Enter. */
  onFinish?: () => void
  lineView: (line: L) => ReactNode
  ref?: Ref<LinesHandle> | undefined
}

/** Shows a line that may be folded or filtered away, and focuses it. */
export type LinesHandle = { reveal: (lineId: number) => void }

/** So few lines need no tools. */
const FEWEST_LINES_WITH_TOOLS = 6

/** The lines of a basket by group, with the tools for a long one. */
export function GroupedLines<L extends { readonly id: number }, S extends string>(props: GroupedLinesProps<L, S>) {
  const { section, lines, found, groups, flat = null, view, sorts, t, parts, lineView, onFinish } = props
  const priced = useMay('prices')
  const ids = groups.map(({ id }) => String(id))
  const folds = useFolds(ids, props.openAtFirst.map(String), view.sought)
  useImperativeHandle(props.ref, () => ({
    reveal(lineId) {
      const line = lines.find(({ id }) => id === lineId)
      if (!line) return
      flushSync(() => {
        if (view.search) view.endSearch()
        folds.reveal(String(props.groupOf(line)))
      })
      revealLine(lineId)
    },
  }))
  const toSearch = () => section.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()
  const isShown = flat ? found > 0 : folds.open.some(id => ids.includes(id))
  return (
    <>
      {lines.length >= FEWEST_LINES_WITH_TOOLS && (
        <Suspense fallback={<div className={classes(styles.tools, styles.waiting)} />}>
          <parts.ListTools
            className={styles.tools}
            label={t.searchLines}
            view={view}
            sorts={sorts.filter(sort => priced || sort !== 'sum').map(value => ({ value, label: t.sorts[value] }))}
            found={t.found(found, lines.length)}
            {...(!flat && { folds })}
          >
            {props.tools}
          </parts.ListTools>
        </Suspense>
      )}
      <Suspense>{found === 0 && <parts.NothingFound view={view} />}</Suspense>
      {isShown && props.heads(priced)}
      <div {...cellColumn({ onFilter: toSearch, ...(onFinish && { onFinish }) })}>
        {flat && found > 0 && (
          <ul className="bordered round-card" data-cell-group="">
            {flat.map(lineView)}
          </ul>
        )}
        {!flat && (
          <Accordion
            look="cards"
            multiple
            open={folds.open}
            onOpenChange={folds.setOpen}
            items={groups.map(({ id, head, end, lines: ofGroup }) => ({
              id: String(id),
              head,
              end: priced && end,
              content: <ul data-cell-group="">{ofGroup.map(lineView)}</ul>,
            }))}
          />
        )}
      </div>
    </>
  )
}
