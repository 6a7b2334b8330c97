import type { Direction } from '@fairfloor/domain/trade-show/scenes'
import { useState } from 'react'

/** Direction and zoom: radians, `vFov` the vertical field of view. */
export interface StartView extends Direction {
  vFov: number
}

/** Direction, and horizontal field of view; radians. */
export interface View extends StartView {
  hFov: number
}

/** The current view, for parts that follow every frame without rendering. */
export interface ViewSource {
  current: () => View | null
  set: (view: View) => void
  /** Calls back at once with the current view, then with every new one; returns how to unsubscribe. */
  listen: (follow: (view: View) => void) => () => void
}

/** The view of one page: the panorama sets it, the floor plan follows it. */
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
