import { createContext, type ReactNode, useContext } from 'react'

/** A list of the menu that opens from another one. */
export interface Level {
  title: string
  content: ReactNode
}

interface Way {
  /** Opens a list over the current one. */
  drill: (level: Level) => void
  /** The reader follows a link. */
  leave: () => void
}

export const WayContext = createContext<Way>({ drill: () => {}, leave: () => {} })

/** How rows of the menu go on. */
export const useWay = (): Way => useContext(WayContext)
