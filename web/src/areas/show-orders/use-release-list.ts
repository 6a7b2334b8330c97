import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type ListView, useListView } from '../../ui/list-view.ts'
import { type Folds, useFolds } from '../../ui/use-folds.ts'
import type { Position } from './release.ts'
import { type BrandPositions, brandGroups, isOpen, type ReleaseSort, releaseSorts, soughtIn } from './release-list.ts'

export interface ReleaseList {
  view: ListView<ReleaseSort>
  folds: Folds
  groups: readonly BrandPositions[]
  found: number
  openOnly: boolean
  setOpenOnly: (openOnly: boolean) => void
  /** Whether there is anything to leave out. */
  hasReleased: boolean
  /** Unfolds what hides a position, so that it can be focused. */
  reveal: (flavourId: number) => void
  /** Unfolds a brand and goes to it. */
  jump: (brand: string) => void
}

/** Id of a brand's heading, to jump to. */
export const brandIdOf = (brand: string): string => `release-brand-${encodeURIComponent(brand)}`

/** Up to so many lines all brands are open at first. */
const MOST_OPEN_LINES = 12

/** What of the confirmed positions the page lists. A search also finds what is released. */
export function useReleaseList(positions: readonly Position[]): ReleaseList {
  const view = useListView(releaseSorts, { inAddress: true })
  const [wantsOpen, setOpenOnly] = useState(true)
  const open = positions.filter(isOpen)
  const openOnly = wantsOpen && open.length > 0
  const listed = openOnly && !view.sought ? open : positions
  const found = listed.filter(position => view.finds(...soughtIn(position)))
  const groups = brandGroups(found, view.sort)
  const brands = groups.map(({ brand }) => brand)
  const folds = useFolds(brands, positions.length <= MOST_OPEN_LINES ? all(positions) : brands.slice(0, 1), view.sought)

  return {
    view,
    folds,
    groups,
    found: found.length,
    openOnly,
    setOpenOnly,
    hasReleased: open.length > 0 && open.length < positions.length,
    reveal(flavourId) {
      const position = positions.find(one => one.product_attribute_id === flavourId)
      if (!position) return
      flushSync(() => {
        if (!isOpen(position)) setOpenOnly(false)
        if (view.search) view.endSearch()
        folds.reveal(position.brand_name)
      })
    },
    jump(brand) {
      flushSync(() => {
        if (!folds.open.includes(brand)) folds.setOpen([...folds.open, brand])
      })
      const heading = document.getElementById(brandIdOf(brand))
      heading?.scrollIntoView({ block: 'start' })
      heading?.focus({ preventScroll: true })
    },
  }
}

const all = (positions: readonly Position[]) => [...new Set(positions.map(({ brand_name }) => brand_name))]
