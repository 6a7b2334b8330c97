import type { Direction, Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { type Camera, isInside, outline, project } from './projection.ts'

/** A hotspot's button and area, and where they are to stand. */
interface Mark {
  button: HTMLElement
  area: Element | null
  outline: string
  /** Out of view. */
  isAway: boolean
  x: number
  y: number
}

/** [] for a hotspot without a button. */
export function markOf(item: Element, hotspot: Hotspot, standsAt: Direction, camera: Camera): Mark | [] {
  const button = item.querySelector('button')
  if (!button) return []
  const point = project(standsAt, camera)
  const seen = point && isInside(point, camera, -halfMark) ? point : null
  // Hotspots out of view are placed in the middle, as browsers scroll to the focused element.
  const { x, y } = seen ?? { x: camera.width / 2, y: camera.height / 2 }
  const area = item.querySelector('path[data-hotspot]')
  return { button, area, outline: area ? outline(hotspot.polygon, camera) : '', isAway: !seen, x, y }
}

/** Measures all marks before it moves the first one: each measurement after a move makes the browser compute the layout again. */
export function placeMarks(marks: readonly Mark[], camera: Camera): void {
  for (const mark of marks) face(mark, camera)
  const reaches = marks.map(mark => reachOf(mark, camera))
  for (const [index, mark] of marks.entries()) move(mark, reaches[index] ?? null, camera)
}

function face({ button, isAway, x }: Mark, { width }: Camera) {
  button.toggleAttribute('data-away', isAway)
  button.toggleAttribute('data-flip', x > width / 2 && x > width - labelWidth)
}

function move({ button, area, outline, x, y }: Mark, reach: Reach | null, { width }: Camera) {
  const left = x - (reach ? cutOff(reach, x, width) : 0)
  button.style.transform = `translate(${left.toFixed(1)}px, ${y.toFixed(1)}px)`
  lefts.set(button, left)
  if (area?.getAttribute('d') !== outline) area?.setAttribute('d', outline)
}

/** How far a mark with its label extends to either side of where it stands, in px. */
interface Reach {
  left: number
  right: number
}

/** Where each mark stands now. */
const lefts = new WeakMap<HTMLElement, number>()

/** null: it is far from the edges of the view, or not shown. */
function reachOf({ button, isAway, x }: Mark, { width }: Camera): Reach | null {
  if (isAway || (x >= labelWidth && x <= width - labelWidth)) return null
  const from = (button.offsetParent?.getBoundingClientRect().left ?? 0) + (lefts.get(button) ?? 0)
  const boxes = [button, button.lastElementChild].flatMap(one => one?.getBoundingClientRect() ?? [])
  const shown = boxes.filter(box => box.width > 0)
  if (shown.length === 0) return null
  return {
    left: Math.min(...shown.map(box => box.left)) - from,
    right: Math.max(...shown.map(box => box.right)) - from,
  }
}

/** How far a mark that stands at `x` extends beyond the view, positive to the right; the label is cut at the edge. */
function cutOff(reach: Reach, x: number, width: number): number {
  const [left, right] = [x + reach.left, x + reach.right]
  if (right > width - edge) return Math.min(right - width + edge, left - edge)
  return Math.min(0, left - edge)
}

const edge = 8
const halfMark = 34
const labelWidth = 340
