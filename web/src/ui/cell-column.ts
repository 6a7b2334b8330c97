import type { ClipboardEvent, KeyboardEvent } from 'react'
import { pastedColumn } from './pasted-column.ts'

/** Marks of the parts of a column of cells, as attributes. */
const CELL = '[data-cell]'
const ROW = '[data-cell-row]'
const GROUP = '[data-cell-group]'
const CONTROLS = 'button, a[href], select, input:not([data-cell])'

/** A cell takes a text as if it were typed; false if it refuses. Registered by each QuantityCell while it is mounted. */
const takers = new WeakMap<Element, (text: string) => boolean>()

export function registerCell(cell: Element, take: (text: string) => boolean): () => void {
  takers.set(cell, take)
  return () => takers.delete(cell)
}

interface CellColumnOptions {
  /** Ctrl+Enter: to the button that ends the input. */
  onFinish?: () => void
  /** '/': to the filter. */
  onFilter?: () => void
  /** '?': the list of keys. */
  onKeys?: () => void
  /** Alt+C: a case of each cell of the group. */
  onCaseOfEach?: (group: HTMLElement) => void
  /** Alt+F: folds the group; the focus goes on to the next one. */
  onFold?: (group: HTMLElement) => void
}

/**
 * Handlers for the container of a column of QuantityCells, which makes them one column for the keyboard:
 *
 * - Tab, Enter and arrow down go to the next cell, with Shift or arrow up to the one before; at the ends Tab leaves.
 * - Arrow left and right go to the other controls of the row (`data-cell-row`) and of its group's head and back.
 *   Give those controls `tabIndex={-1}`, so that Tab finds only cells, from outside too.
 * - Page down and up go to the first cell of the next group (`data-cell-group`).
 * - A pasted column fills the cells downwards and stops at the first value that is refused.
 *
 * `<ul {...cellColumn()}> <li data-cell-row><QuantityCell …/></li> … </ul>`
 */
export function cellColumn(options: CellColumnOptions = {}) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const column = event.currentTarget
      const at = event.target as HTMLElement
      const cell = at.matches(CELL) ? (at as HTMLInputElement) : null
      const row = at.closest<HTMLElement>(ROW)
      const group = at.closest<HTMLElement>(GROUP)
      if (!cell && !row && !group) return

      const command = event.ctrlKey || event.metaKey
      if (event.altKey) {
        const act = { KeyC: options.onCaseOfEach, KeyF: options.onFold }[event.code]
        if (!act || !group || command) return
        event.preventDefault()
        if (event.code === 'KeyF') nextGroupCell(column, group, 1)?.focus()
        act(group)
        return
      }
      if (event.key === 'Enter' && command) {
        if (!options.onFinish) return
        event.preventDefault()
        options.onFinish()
        return
      }
      if (command) return

      const target = targetOf(event, column, { at, cell, group })
      if (target) {
        event.preventDefault()
        target.focus()
        return
      }
      // At the ends only Tab leaves the column.
      if (cell && ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) event.preventDefault()
      const ask = { '/': options.onFilter, '?': options.onKeys }[event.key]
      if (!ask) return
      event.preventDefault()
      ask()
    },

    onPaste(event: ClipboardEvent<HTMLElement>) {
      const cell = event.target as HTMLElement
      if (!cell.matches(CELL)) return
      event.preventDefault()
      const values = pastedColumn(event.clipboardData.getData('text'))
      const cells = cellsOf(event.currentTarget)
      const from = cells.indexOf(cell as HTMLInputElement)
      for (const [index, value] of values.entries()) {
        const next = cells[from + index]
        if (!next) return
        // An empty cell of a spreadsheet leaves what is there.
        if (value.trim() === '' && values.length > 1) continue
        if (takers.get(next)?.(value) !== false) continue
        next.focus()
        return
      }
    },
  }
}

interface Place {
  at: HTMLElement
  cell: HTMLInputElement | null
  group: HTMLElement | null
}

/** Where a key moves the focus. */
function targetOf({ key, shiftKey }: KeyboardEvent, column: HTMLElement, { at, cell, group }: Place) {
  switch (key) {
    case 'ArrowDown':
      return neighbour(column, at, 1)
    case 'ArrowUp':
      return neighbour(column, at, -1)
    case 'ArrowLeft':
      return isAtEdge(cell, 'start') ? beside(at, -1) : undefined
    case 'ArrowRight':
      return isAtEdge(cell, 'end') ? beside(at, 1) : undefined
    case 'Tab':
    case 'Enter':
      return cell ? neighbour(column, at, shiftKey ? -1 : 1) : undefined
    case 'PageDown':
      return cell ? nextGroupCell(column, group, 1) : undefined
    case 'PageUp':
      return cell ? nextGroupCell(column, group, -1) : undefined
    default:
      return undefined
  }
}

/** The first visible cell of a container. */
export const firstCell = (column: ParentNode): HTMLInputElement | undefined => cellsOf(column)[0]

const cellsOf = (column: ParentNode): HTMLInputElement[] =>
  [...column.querySelectorAll<HTMLInputElement>(CELL)].filter(isShown)

const isShown = (element: HTMLElement) => !element.closest('[hidden]')

/** The cell after or before an element of the column. */
function neighbour(column: HTMLElement, at: HTMLElement, by: 1 | -1): HTMLInputElement | undefined {
  const cells = cellsOf(column)
  const index = cells.indexOf(at as HTMLInputElement)
  if (index >= 0) return cells[index + by]
  const follows = Node.DOCUMENT_POSITION_FOLLOWING
  const own = at.closest(ROW)?.querySelector<HTMLInputElement>(CELL)
  if (own) return cells[cells.indexOf(own) + by]
  if (by === 1) return cells.find(cell => at.compareDocumentPosition(cell) & follows)
  return cells.findLast(cell => cell.compareDocumentPosition(at) & follows)
}

function nextGroupCell(column: HTMLElement, group: HTMLElement | null, by: 1 | -1): HTMLInputElement | undefined {
  const groups = [...column.querySelectorAll<HTMLElement>(GROUP)].filter(one => one === group || firstCell(one))
  const next = group && groups[groups.indexOf(group) + by]
  return next ? firstCell(next) : undefined
}

/** The control left or right of an element: the head of its group, then its row. */
function beside(at: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const row = at.closest<HTMLElement>(ROW)
  const group = at.closest<HTMLElement>(GROUP)
  const head = [...(group?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(control => !control.closest(ROW))
  const own = row ? [...row.querySelectorAll<HTMLElement>(`${CELL}, ${CONTROLS}`)] : []
  const all = [...head, ...own].filter(isShown)
  return all[all.indexOf(at) + by]
}

/** Whether an arrow key would not move the caret: the number is empty, selected as a whole, or at that end. */
export function isAtEdge(cell: HTMLInputElement | null, edge: 'start' | 'end'): boolean {
  if (!cell) return true
  const { selectionStart, selectionEnd, value } = cell
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length)
}
