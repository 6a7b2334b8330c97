import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useIsWide } from '../frame/use-is-wide.ts'
import { placeAfter, placeOf, startPlace } from './places.ts'

/** The active item of a showcase. */
export interface Showcase {
  /** Its place; -1 until the id of the address is found. */
  place: number
  isWide: boolean
  /** By one forwards or backwards; nothing happens at either end. */
  move: (by: -1 | 1) => void
  show: (place: number) => void
}

/**
 * The showcase that the address names an item of. The address is replaced, so that Back leaves the showcase.
 * @param id as the address has it
 * @param addressOf address of an item by its `erp_id`
 */
export function useShowcase(
  items: readonly { readonly erp_id: number }[],
  id: string | undefined,
  addressOf: (id: number) => string,
): Showcase {
  const navigate = useNavigate()
  const isWide = useIsWide()
  const place = placeOf(items, id)
  // Each quick click is a step, though the address follows a moment later, and one of an earlier step may come meanwhile.
  const latest = useRef(place)
  const underWay = useRef<readonly number[]>([])
  useEffect(() => {
    const at = underWay.current.lastIndexOf(place)
    underWay.current = at < 0 ? [] : underWay.current.slice(at + 1)
    if (at < 0) latest.current = place
  }, [place])

  const show = (wanted: number) => {
    const item = items[wanted]
    if (!item || wanted === latest.current) return
    latest.current = wanted
    underWay.current = [...underWay.current, wanted]
    navigate(addressOf(item.erp_id), { replace: true, preventScrollReset: true })
  }

  const start = place < 0 ? items[startPlace(isWide, items.length)] : undefined
  useEffect(() => {
    if (start) navigate(addressOf(start.erp_id), { replace: true, preventScrollReset: true })
  }, [start, navigate, addressOf])

  return {
    place,
    isWide,
    show,
    move: by => show(placeAfter(latest.current, by, items.length)),
  }
}
