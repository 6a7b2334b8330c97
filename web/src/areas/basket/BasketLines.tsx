import type { Ref } from 'react'
import { moneyOfCents } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { Changes } from '../../lib/sending/line-changes.ts'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { ListTools } from '../../ui/ListTools.tsx'
import { useListView } from '../../ui/list-view.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { useLineFocus } from '../catalogue/use-line-focus.ts'
import { BasketHeads, BasketLine } from './BasketLine.tsx'
import { GroupedLines, type LinesHandle } from './GroupedLines.tsx'
import { LinesHead } from './LinesHead.tsx'
import type { FeesOfLines } from './line-fees.ts'
import { type Before, brandOf, groupsOf, type Line, lineSorts, sortedLines, soughtIn, totalOf } from './lines.ts'
import { ownTexts } from './own-texts.ts'
import { SaveAsList } from './SaveAsList.tsx'
import { basketTexts } from './texts.ts'
import type { TakenOut } from './use-taken-out.ts'

interface BasketLinesProps {
  lines: readonly Line[]
  changes: Changes
  takenOut: TakenOut<Line>
  emptying: { state: MutationState; run: () => void }
  /** The lines that are no longer as they were when the order was to be placed. */
  changed?: ReadonlyMap<number, Before> | undefined
  /** What lines cost beside their prices. */
  fees: FeesOfLines
  /** How often what was typed has been added here. */
  added: number
  ref?: Ref<LinesHandle>
}

// On their way beside the page, as few baskets are large.
const tools = import('../../ui/ListTools.tsx')
const parts = {
  ListTools: lazyPart(async () => ({ default: (await tools).ListTools })) as typeof ListTools,
  NothingFound: lazyPart(async () => ({ default: (await tools).NothingFound })),
}

/** More lines than these stand by brand, of which the first is open at first. */
const MOST_FLAT_LINES = 40

/** The lines of the shop's basket, of a large one by brand. */
export function BasketLines({ lines, changes, takenOut, emptying, changed, fees, added, ref }: BasketLinesProps) {
  const t = { ...useTexts(basketTexts), ...useTexts(ownTexts) }
  const user = useUser()
  const mayOrder = useMay('order')
  const view = useListView(lineSorts, { inAddress: true })
  const found = lines.filter(line => view.finds(...soughtIn(line)))
  const isFlat = lines.length <= MOST_FLAT_LINES
  const groups = isFlat ? [] : groupsOf(found, view.sort)
  const { restored, remove } = takenOut
  const { section, heading, onRemove } = useLineFocus({ restored, added, remove })
  return (
    <section ref={section}>
      <LinesHead
        heading={heading}
        title={
          view.search
            ? t.found(found.length, lines.length)
            : `${t.lines(lines.length)} · ${t.pieces(totalOf(lines).pieces)}`
        }
        emptying={mayOrder && { act: t.emptyBasket, text: t.deleteText, ...emptying }}
      >
        <SaveAsList lines={lines} />
      </LinesHead>
      <GroupedLines
        {...{ section, lines, view, t, parts, ref }}
        found={found.length}
        sorts={lineSorts}
        flat={isFlat ? sortedLines(found, view.sort) : null}
        groupOf={line => brandOf(line).id}
        openAtFirst={groups.slice(0, 1).map(({ id }) => id)}
        groups={groups.map(({ id, name, lines: ofBrand }) => ({
          id,
          lines: ofBrand,
          head: (
            <span className="row wrap baseline gap-x-2 slim anywhere">
              {name}
              <span className="t13 ink-2 regular nowrap">
                {t.lines(ofBrand.length)} · {t.pieces(totalOf(ofBrand).pieces)}
              </span>
            </span>
          ),
          end: moneyOfCents(totalOf(ofBrand).net),
        }))}
        heads={priced => <BasketHeads priced={priced} />}
        lineView={line => (
          <BasketLine
            key={line.id}
            line={line}
            withBrand={isFlat}
            open={mayOrder}
            addedBy={line.added_by.id === user?.id ? null : line.added_by.name}
            changedFrom={changed?.get(line.id)}
            fees={fees.get(line.id)}
            changes={changes}
            onRemove={onRemove}
          />
        )}
      />
    </section>
  )
}
