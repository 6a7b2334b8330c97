import { viewText } from '@fairfloor/domain/trade-show/flat-view'
import { useEffect } from 'react'
import { normalised } from './angles.ts'
import type { StartView, ViewSource } from './view-source.ts'

/** The view in an address; null if missing or invalid. */
export function readView(text: string | null): StartView | null {
  const degrees = text?.split(',').map(part => (part.trim() === '' ? Number.NaN : Number(part))) ?? []
  const [yaw, pitch, vFov] = degrees.map(angle => (angle * Math.PI) / 180)
  if (degrees.length !== 3 || degrees.some(angle => !Number.isFinite(angle))) return null
  if (Math.abs(pitch!) > Math.PI / 2 || vFov! < least || vFov! > most) return null
  return { yaw: normalised(yaw!), pitch: pitch!, vFov: vFov! }
}

/**
 * Writes the view to the page's address (`?view=`) when it comes to rest, replacing the history entry without
 * rendering the page. `place` identifies what is shown; a new one is written again.
 */
export function useViewInAddress(view: ViewSource, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another address, without a view yet
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const stop = view.listen(now => {
      clearTimeout(rest)
      rest = setTimeout(() => writeView(viewText(now)), restMs)
    })
    return () => {
      stop()
      clearTimeout(rest)
    }
  }, [view, place])
}

/** Browsers allow about a hundred address changes in half a minute. */
const restMs = 400
const [least, most] = [Math.PI / 180, Math.PI]

function writeView(text: string) {
  const address = new URL(location.href)
  if (address.searchParams.get('view') === text) return
  address.searchParams.set('view', text)
  // A comma is legal in a query, and easier to read.
  const query = address.search.replaceAll('%2C', ',')
  history.replaceState(history.state, '', address.pathname + query + address.hash)
}
