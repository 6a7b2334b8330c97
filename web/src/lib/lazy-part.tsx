import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { OutdatedError } from './load-code.ts'

/**
 * A part of a page, loaded when it is first shown. If the server no longer has its code, the rest of the page stays, and
 * the connection bar offers the new version.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): (props: Props) => ReactNode {
  let known: ((props: Props) => ReactNode) | undefined
  const Loaded = lazy<ComponentType<Props>>(async () => {
    const part = await load()
    known = part.default
    return part
  })
  return props => {
    // A list has hundreds of some parts: once loaded, they are shown without a fallback before. A part stays as it began, as
    // another component would lose its state.
    const [Known] = useState(() => known)
    return Known ? (
      <Known {...props} />
    ) : (
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
}

type State = { error: unknown }

/** Leaves out a part whose code is gone; other errors go on to the page. */
class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof OutdatedError) return null
    throw error
  }
}
