import { useCallback, useRef, useState } from 'react'
import { cellColumn, firstCell } from '../../ui/cell-column.ts'
import type { OfferedSize } from './offered.ts'
import type { OrderedLines } from './ordered-lines.ts'
import { useFillCases } from './use-fill-cases.ts'

interface CellGridOptions {
  /** Storage name of the typed quantities. */
  list: string
  sizes: readonly OfferedSize[]
  order: OrderedLines
  closed: string | null
  /** Ids of the flavours that a filter leaves; without it all are there. */
  found?: ReadonlySet<number>
  /** Ctrl+Enter: to the button that adds what is typed. */
  onFinish: () => void
  /** '/': to the filter. */
  onFilter?: () => void
}

/** What the sizes of an order grid share: one column of cells for the keyboard, folds, and a case of each flavour. */
export function useCellGrid({ list, sizes, order, closed, found, onFinish, onFilter }: CellGridOptions) {
  const root = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [isExplaining, setExplaining] = useState(false)
  const fillCases = useFillCases(list, order, found)

  const fold = useCallback(
    (sizeId: number) =>
      setFolded(before => {
        const after = new Set(before)
        if (!after.delete(sizeId)) after.add(sizeId)
        return after
      }),
    [],
  )
  const unfold = (sizeId: number) => setFolded(before => new Set([...before].filter(id => id !== sizeId)))
  const sizeOf = (group: HTMLElement) => sizes.find(({ id }) => String(id) === group.dataset.size)
  const column = cellColumn({
    onFinish,
    ...(onFilter && { onFilter }),
    onKeys: () => setExplaining(true),
    onCaseOfEach: group => {
      const size = sizeOf(group)
      if (size && closed === null) fillCases(size)
    },
    onFold: group => fold(Number(group.dataset.size)),
  })
  return {
    root,
    /** Handlers for the container of the sizes. */
    column,
    folded,
    fold,
    unfold,
    fillCases,
    focusCells: () => void (root.current && firstCell(root.current)?.focus()),
    /** Whether the list of keys is open. */
    isExplaining,
    explain: setExplaining,
  }
}
