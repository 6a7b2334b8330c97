import { type Ref, Suspense, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { moneyOfCents } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { Button } from '../../ui/Button.tsx'
import { cellColumn } from '../../ui/cell-column.ts'
import { ListTools, NothingFound } from '../../ui/ListTools.tsx'
import { useListView } from '../../ui/list-view.ts'
import { useFolds } from '../../ui/use-folds.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { useLineFocus } from '../catalogue/use-line-focus.ts'
import { BasketHeads, BasketLine } from './BasketLine.tsx'
import styles from './BasketLines.module.css'
import type { Before } from './changed-lines.ts'
import type { FeesOfLines } from './line-fees.ts'
import { brandOf, type Group, groupsOf, type Line, lineSorts, sortedLines, soughtIn, totalOf } from './lines.ts'
import { SaveAsList } from './SaveAsList.tsx'
import { basketTexts } from './texts.ts'
import type { TakenOut } from './use-taken-out.ts'

// Loaded beside the lines, before anybody can press what opens it.
const DeleteQuestion = lazyPart(async () => ({ default: (await import('../../ui/DeleteQuestion.tsx')).DeleteQuestion }))

interface BasketLinesProps {
  lines: readonly Line[]
  changes: Changes
  takenOut: TakenOut
  /** The lines that are no longer as they were when the order was to be placed. */
  changed?: ReadonlyMap<number, Before> | undefined
  /** What lines cost beside their prices. */
  fees: FeesOfLines
  /** How often what was typed has been added here. */
  added: number
  ref?: Ref<LinesHandle>
}

/** Shows a line that may be folded or filtered away, and focuses it. */
export type LinesHandle = { reveal: (flavourId: number) => void }

/** More lines than these stand by brand, of which the first is open at first. */
const MOST_FLAT_LINES = 40

/** So few lines need no tools. */
const FEWEST_LINES_WITH_TOOLS = 6

/** The basket's lines by brand, with the tools for a long basket. */
export function BasketLines({ lines, changes, takenOut, changed, fees, added, ref }: BasketLinesProps) {
  const t = useTexts(basketTexts)
  const user = useUser()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const priced = useMay('prices')
  const mayOrder = useMay('order')
  const view = useListView(lineSorts, { inAddress: true })
  const found = lines.filter(line => view.finds(...soughtIn(line)))
  const isFlat = lines.length <= MOST_FLAT_LINES
  const groups = isFlat ? [] : groupsOf(found, view.sort)
  const ids = groups.map(idOf)
  const folds = useFolds(ids, ids.slice(0, 1), view.sought)
  const said = view.search
    ? t.found(found.length, lines.length)
    : `${t.lines(lines.length)} · ${t.pieces(totalOf(lines).pieces)}`

  const focus = useLineFocus(section, heading, takenOut.restored, added)
  const remove = (line: Line, row: Element | null) => {
    focus.leave(row)
    takenOut.remove(line)
  }
  const latest = useRef(remove)
  useLayoutEffect(() => {
    latest.current = remove
  })
  // The same for each render, so that lines that stay are not drawn again.
  const onRemove = useCallback((line: Line, row: Element | null) => latest.current(line, row), [])
  useImperativeHandle(ref, () => ({
    reveal(flavourId) {
      const line = lines.find(({ id }) => id === flavourId)
      if (!line) return
      flushSync(() => {
        if (view.search) view.endSearch()
        folds.reveal(String(brandOf(line).id))
      })
      const row = section.current?.querySelector(`[data-line="${flavourId}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('[data-cell]:not(:disabled), [data-remove]')?.focus({ preventScroll: true })
    },
  }))
  const toSearch = () => section.current?.querySelector<HTMLElement>('input[type="search"]')?.focus()

  const lineView = (line: Line, withBrand: boolean) => (
    <BasketLine
      key={line.id}
      line={line}
      withBrand={withBrand}
      open={mayOrder}
      addedBy={line.added_by.id === user?.id ? null : line.added_by.name}
      changedFrom={changed?.get(line.id)}
      fees={fees.get(line.id)}
      changes={changes}
      onRemove={onRemove}
    />
  )

  return (
    <section ref={section}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1}>
          {said}
        </h2>
        <SaveAsList lines={lines} />
        {mayOrder && (
          <Button variant="ghost" icon="trash" loading={takenOut.emptying.loading} onClick={() => setAsking(true)}>
            {t.emptyBasket}
          </Button>
        )}
      </div>
      {lines.length >= FEWEST_LINES_WITH_TOOLS && (
        <ListTools
          className={styles.tools}
          label={t.searchLines}
          view={view}
          sorts={lineSorts.filter(sort => priced || sort !== 'sum').map(value => ({ value, label: t.sorts[value] }))}
          found={t.found(found.length, lines.length)}
          {...(isFlat ? {} : { folds })}
        />
      )}
      {found.length === 0 && <NothingFound view={view} />}
      {(isFlat ? found.length > 0 : folds.open.some(id => ids.includes(id))) && <BasketHeads priced={priced} />}
      <div {...cellColumn({ onFilter: toSearch })}>
        {isFlat && found.length > 0 && (
          <ul className={styles.flat} data-cell-group="">
            {sortedLines(found, view.sort).map(line => lineView(line, true))}
          </ul>
        )}
        {!isFlat && (
          <Accordion
            look="cards"
            multiple
            open={folds.open}
            onOpenChange={folds.setOpen}
            items={groups.map(group => ({
              id: idOf(group),
              head: (
                <span className={styles.brand}>
                  {group.name}
                  <span className={styles.meta}>
                    {t.lines(group.lines.length)} · {t.pieces(totalOf(group.lines).pieces)}
                  </span>
                </span>
              ),
              end: priced && moneyOfCents(totalOf(group.lines).net),
              content: <ul data-cell-group="">{group.lines.map(line => lineView(line, false))}</ul>,
            }))}
          />
        )}
      </div>
      <Suspense>
        <DeleteQuestion open={isAsking} onClose={() => setAsking(false)} onDelete={() => takenOut.empty(lines)}>
          {t.deleteText}
        </DeleteQuestion>
      </Suspense>
    </section>
  )
}

const idOf = ({ id }: Group) => String(id)
