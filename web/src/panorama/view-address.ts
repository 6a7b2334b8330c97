import { useEffect } from 'react'
import { normalised } from './angles.ts'
import type { StartView, ViewSource } from './view-source.ts'

/** A view as an address says it, in degrees: '-12.5,3,74' is yaw, pitch and the height of the view. */
export const viewText = ({ yaw, pitch, vFov }: StartView): string =>
  [normalised(yaw), pitch, vFov].map(angle => Number(((angle * 180) / Math.PI).toFixed(1))).join()

/** The view of an address; null where it says none, or nonsense. */
export function readView(text: string | null): StartView | null {
  const degrees = text?.split(',').map(part => (part.trim() === '' ? Number.NaN : Number(part))) ?? []
  const [yaw, pitch, vFov] = degrees.map(angle => (angle * Math.PI) / 180)
  if (degrees.length !== 3 || degrees.some(angle => !Number.isFinite(angle))) return null
  if (Math.abs(pitch!) > Math.PI / 2 || vFov! < least || vFov! > most) return null
  return { yaw: normalised(yaw!), pitch: pitch!, vFov: vFov! }
}

/**
 * Keeps the view in the page's address (`?view=`) each time it comes to rest, in place of what stood there: no step is
 * added to the way back, and the page is not rendered anew. `place` names what is looked at; another one writes again.
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

/** Browsers take a hundred changes of the address in half a minute, and refuse more. */
const restMs = 400
const [least, most] = [Math.PI / 180, Math.PI]

function writeView(text: string) {
  const address = new URL(location.href)
  if (address.searchParams.get('view') === text) return
  address.searchParams.set('view', text)
  // A comma may stand in a query as it is, and is easier to read.
  const query = address.search.replaceAll('%2C', ',')
  history.replaceState(history.state, '', address.pathname + query + address.hash)
}
