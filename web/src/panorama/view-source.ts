import type { Direction } from '@fairfloor/domain/trade-show/scenes'
import { useState } from 'react'

/** Where one looks and how near: radians, `vFov` the height of the view. */
export interface StartView extends Direction {
  vFov: number
}

/** Where one looks, and how much is seen from left to right; radians. */
export interface View extends StartView {
  hFov: number
}

/** The view as it moves: read by parts that follow every frame without being rendered anew. */
export interface ViewSource {
  current: () => View | null
  set: (view: View) => void
  /** Calls at once with the current view, then with every new one; returns how to stop. */
  listen: (follow: (view: View) => void) => () => void
}

/** A view for one page: the panorama sets it, the floor plan follows it. */
export const useViewSource = (): ViewSource => useState(viewSource)[0]

export function viewSource(): ViewSource {
  let view: View | null = null
  const followers = new Set<(view: View) => void>()
  return {
    current: () => view,
    set: next => {
      view = next
      for (const follow of followers) follow(next)
    },
    listen: follow => {
      followers.add(follow)
      if (view) follow(view)
      return () => followers.delete(follow)
    },
  }
}
