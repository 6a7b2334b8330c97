import { getExhibitors } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { count, moneyOfCents } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ListTools, NothingFound } from '../../ui/ListTools.tsx'
import { useListView } from '../../ui/list-view.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useMay } from '../../visit/user.ts'
import { GroupedLines } from '../basket/GroupedLines.tsx'
import type { TakenOut } from '../basket/use-taken-out.ts'
import { useLineFocus } from '../catalogue/use-line-focus.ts'
import styles from './Basket.module.css'
import { BasketHeads, BasketLine } from './BasketLine.tsx'
import { type Group, groupsOf, type Line, lineSorts, soughtIn, totalOf } from './lines.ts'
import { OrderFiles } from './OrderFiles.tsx'
import type { BasketMode } from './steps.ts'
import { showOrdersTexts } from './texts.ts'

interface BasketGroupsProps {
  lines: readonly Line[]
  mode: BasketMode
  changes: Changes
  removal: TakenOut<Line>
  /** How often what was typed has been added beside it. */
  added?: number
  /** All groups start folded, also in a short order. */
  folded?: boolean
  /** On a page of its own: search and sort are in its address. */
  inAddress?: boolean
}

const parts = { ListTools, NothingFound }

/** Up to so many lines all groups are open at first. */
const MOST_OPEN_LINES = 12

/** 'Product overview': the order's lines by exhibitor, with the tools for a long order. */
export function BasketGroups(props: BasketGroupsProps) {
  const { lines, mode, changes, removal, added, folded = false, inAddress = false } = props
  const t = useTexts(showOrdersTexts)
  const logoOf = useLogos()
  const priced = useMay('prices')
  const view = useListView(lineSorts, { inAddress })
  const found = lines.filter(line => view.finds(...soughtIn(line)))
  const groups = groupsOf(found, view.sort)
  const stays = mode === 'confirmation'
  const { section, heading, onRemove } = useLineFocus<Line>({
    restored: removal.restored,
    added,
    stays,
    remove: line => removal.remove(line, stays),
  })
  // Ctrl+Enter: over a long list to the step after it.
  const toEnd = () => {
    const place = section.current?.closest('[role="dialog"], main')
    const controls = place?.querySelectorAll<HTMLElement>('[data-order-end] :is(button:not(:disabled), a[href])')
    ;[...(controls ?? [])].at(-1)?.focus()
  }
  return (
    <section ref={section}>
      <div className={`row wrap baseline gap-x-4 t13 ink-2 figures mb-2 ${styles.brandHead}`}>
        <h2 className="ink" ref={heading} tabIndex={-1}>
          {t.productOverview}
        </h2>
        <p>
          {view.search ? t.found(found.length, lines.length) : t.lines(lines.length)}
          {!view.search && <span className={styles.pieces}> · {piecesOf(lines, t)}</span>}
        </p>
        {priced && <p>{t.pricesExclVat}</p>}
      </div>
      <GroupedLines
        {...{ section, lines, view, t, parts }}
        found={found.length}
        sorts={lineSorts}
        tools={<OrderFiles />}
        groupOf={exhibitorOf}
        openAtFirst={folded ? [] : openAtFirst(groups)}
        groups={groups.map(group => ({
          id: group.exhibitor.id,
          lines: group.lines,
          head: <Head group={group} logo={logoOf(group)} />,
          end: moneyOfCents(totalOf(group.lines).net),
        }))}
        heads={() => <BasketHeads mode={mode} priced={priced} />}
        onFinish={toEnd}
        lineView={line => <BasketLine key={line.id} line={line} mode={mode} changes={changes} onRemove={onRemove} />}
      />
    </section>
  )
}

const exhibitorOf = (line: Line) => line.product_attribute.product_size.vts_exhibitor.id

/** All of a short order; of a long one the first group, unless all groups folded are more rows than its lines. */
function openAtFirst(groups: readonly Group[]): number[] {
  const ids = groups.map(({ exhibitor }) => exhibitor.id)
  const lines = groups.reduce((count, group) => count + group.lines.length, 0)
  if (lines <= MOST_OPEN_LINES) return ids
  return (groups[0]?.lines.length ?? 0) >= groups.length ? ids.slice(0, 1) : []
}

function Head({ group, logo }: { group: Group; logo: string | null }) {
  const t = useTexts(showOrdersTexts)
  const { exhibitor, lines } = group
  return (
    <>
      <span className={`grid in-middle fixed clipped on-paper bordered round-input sign t18 ${styles.brandLogo}`}>
        {logo ? <img src={logo} alt="" width="36" height="36" /> : exhibitor.name.slice(0, 1)}
      </span>
      <span className={`row wrap middle gap-x-2 slim anywhere ${styles.brandName}`}>
        {exhibitor.boothNumberB2b > 0 && (
          <span className={`ink-3 sign t24 ${styles.brandNumber}`}>{exhibitor.boothNumberB2b}</span>
        )}
        {exhibitor.name}
        <span className={`t13 ink-2 regular ${styles.brandMeta}`}>
          {t.lines(lines.length)} · {piecesOf(lines, t)}
        </span>
      </span>
    </>
  )
}

function piecesOf(lines: readonly Line[], t: { pieces: (pieces: number, shown: string) => string }): string {
  const { pieces } = totalOf(lines)
  return t.pieces(pieces, count(pieces))
}

function useLogos(): (group: Group) => string | null {
  const { data } = useQuery(queryOf(getExhibitors, {}))
  return ({ exhibitor }) => data?.find(one => one.id === exhibitor.id)?.logo_image_url ?? null
}

/** Skeleton of four closed groups. */
export function BasketSkeleton() {
  const t = useTexts(showOrdersTexts)
  return (
    <section aria-busy="true">
      <div className={`row wrap baseline gap-x-4 t13 ink-2 figures mb-2 ${styles.brandHead}`}>
        <h2 className="ink">{t.productOverview}</h2>
        <p>{t.pricesExclVat}</p>
      </div>
      <SkeletonRows rows={4} height={54} radius="card" className={styles.skeletons} />
    </section>
  )
}
