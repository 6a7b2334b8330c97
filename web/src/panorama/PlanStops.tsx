import type { Plan, SceneSummary } from '@fairfloor/domain/trade-show/scenes'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { nearestStop, stopBeside } from './floor.ts'
import styles from './PlanStops.module.css'

interface PlanStopsProps {
  plan: Plan
  here: number
  stops: readonly SceneSummary[]
  label: string
  onStop: (panoNr: number) => void
}

/**
 * The places to stand, over the map. A click anywhere goes to the nearest; the keyboard has one Tab stop and walks from
 * place to place with the arrows.
 */
export function PlanStops({ plan, here, stops, label, onStop }: PlanStopsProps) {
  const layer = useRef<HTMLFieldSetElement>(null)
  const [walk, setWalk] = useState({ from: here, to: here })
  const [pointed, setPointed] = useState<number | null>(null)
  const reached = walk.from === here ? walk.to : here

  const nameOf = (panoNr: number) => stops.find(stop => stop.panoNr === panoNr)?.name ?? String(panoNr)

  const onKey = (event: KeyboardEvent, from: Plan['stops'][number]) => {
    const next = stopBeside(plan.stops, from, event.key)
    if (!next) return
    event.preventDefault()
    setWalk({ from: here, to: next.panoNr })
    layer.current?.querySelector<HTMLElement>(`[data-stop="${next.panoNr}"]`)?.focus()
  }
  return (
    <fieldset ref={layer} className={styles.stops} aria-label={label}>
      <button
        type="button"
        className={styles.field}
        tabIndex={-1}
        aria-hidden="true"
        onPointerMove={event => setPointed(stopAt(plan, event))}
        onPointerLeave={() => setPointed(null)}
        onClick={event => onStop(stopAt(plan, event))}
      />
      {plan.stops.map(stop => (
        <button
          key={stop.panoNr}
          type="button"
          className={styles.stop}
          style={{ left: `${(100 * stop.x) / plan.width}%`, top: `${(100 * stop.y) / plan.height}%` }}
          data-stop={stop.panoNr}
          data-pointed={pointed === stop.panoNr || undefined}
          data-end={stop.x > plan.width / 2 || undefined}
          tabIndex={stop.panoNr === reached ? 0 : -1}
          aria-label={nameOf(stop.panoNr)}
          aria-current={stop.panoNr === here ? 'location' : undefined}
          onKeyDown={event => onKey(event, stop)}
          onClick={() => onStop(stop.panoNr)}
        >
          <span>{nameOf(stop.panoNr)}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** The number of the stop nearest to where the mouse or finger is. */
function stopAt({ width, height, stops }: Plan, { currentTarget, clientX, clientY }: MouseEvent<Element>): number {
  const box = currentTarget.getBoundingClientRect()
  const x = ((clientX - box.left) / box.width) * width
  const y = ((clientY - box.top) / box.height) * height
  return nearestStop(stops, x, y)?.panoNr ?? 0
}
