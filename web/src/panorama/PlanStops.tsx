import type { Plan, SceneSummary } from '@fairfloor/domain/trade-show/scenes'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { type PlanPlace, placeAt, stopBeside } from './floor.ts'
import styles from './PlanMap.module.css'

interface PlanStopsProps {
  plan: Plan
  here: number
  stops: readonly SceneSummary[]
  label: string
  /** A booth's label: 'Booth 3, Oat Rebel'. */
  boothName: (boothNumber: number) => string
  onStop: (panoNr: number) => void
  onBooth: (boothNumber: number) => void
}

const tip = 'absolute t13 ink bold nowrap on-paper round-tag pad-x-2'

/**
 * The stops over the map. A click goes to the booth under it, otherwise to the nearest stop; for the keyboard there is
 * one tab stop, and arrow keys move between stops.
 */
export function PlanStops({ plan, here, stops, label, boothName, onStop, onBooth }: PlanStopsProps) {
  const layer = useRef<HTMLFieldSetElement>(null)
  const [walk, setWalk] = useState({ from: here, to: here })
  const [pointed, setPointed] = useState<PlanPlace | undefined>()
  const reached = walk.from === here ? walk.to : here

  const nameOf = (panoNr: number) => stops.find(stop => stop.panoNr === panoNr)?.name ?? String(panoNr)

  const go = (place: PlanPlace | undefined) => {
    if (place) (place.kind === 'booth' ? onBooth : onStop)(place.number)
  }
  const onKey = (event: KeyboardEvent, from: Plan['stops'][number]) => {
    const next = stopBeside(plan.stops, from, event.key)
    if (!next) return
    event.preventDefault()
    setWalk({ from: here, to: next.panoNr })
    layer.current?.querySelector<HTMLElement>(`[data-stop="${next.panoNr}"]`)?.focus()
  }
  const booth = plan.booths.find(each => pointed?.kind === 'booth' && each.booth_number === pointed.number)
  return (
    <fieldset ref={layer} className="absolute fill" aria-label={label}>
      <button
        type="button"
        className={`wide round-input pointer absolute fill`}
        tabIndex={-1}
        aria-hidden="true"
        onPointerMove={event => setPointed(placeUnder(plan, event))}
        onPointerLeave={() => setPointed(undefined)}
        onClick={event => go(placeUnder(plan, event))}
      />
      {plan.stops.map(stop => (
        <button
          key={stop.panoNr}
          type="button"
          className={`absolute ${styles.stop}`}
          style={{ left: `${(100 * stop.x) / plan.width}%`, top: `${(100 * stop.y) / plan.height}%` }}
          data-stop={stop.panoNr}
          data-pointed={(pointed?.kind === 'stop' && pointed.number === stop.panoNr) || undefined}
          data-end={stop.x > plan.width / 2 || undefined}
          tabIndex={stop.panoNr === reached ? 0 : -1}
          aria-label={nameOf(stop.panoNr)}
          aria-current={stop.panoNr === here ? 'location' : undefined}
          onKeyDown={event => onKey(event, stop)}
          onClick={() => onStop(stop.panoNr)}
        >
          <span className={tip}>{nameOf(stop.panoNr)}</span>
        </button>
      ))}
      {booth && (
        <span
          className={`absolute ${styles.named}`}
          style={{
            left: `${(100 * booth.x) / plan.width}%`,
            top: `${(100 * booth.y) / plan.height}%`,
            width: `${(100 * booth.width) / plan.width}%`,
            height: `${(100 * booth.height) / plan.height}%`,
          }}
          data-end={booth.x > plan.width / 2 || undefined}
          aria-hidden="true"
        >
          <span className={tip}>{boothName(booth.booth_number)}</span>
        </span>
      )}
    </fieldset>
  )
}

/** The target under the mouse or finger. */
function placeUnder(plan: Plan, { currentTarget, clientX, clientY }: MouseEvent<Element>): PlanPlace | undefined {
  const box = currentTarget.getBoundingClientRect()
  const x = ((clientX - box.left) / box.width) * plan.width
  const y = ((clientY - box.top) / box.height) * plan.height
  return placeAt(plan, x, y)
}
