import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** Beside the title: a state. */
  state?: ReactNode
  /** At the end of the title's line: links, a button. */
  end?: ReactNode
  children: ReactNode
}

/** A part of a page of the API area, in a frame; on phones between lines. */
export function Panel({ title, state, end, children }: PanelProps) {
  const id = useId()
  return (
    <section className="slim bordered round-card" aria-labelledby={id}>
      <div className="row wrap middle gap-y-2 gap-x-3 target line-below pad-y-2 pad-x-4">
        <h2 className="t18" id={id}>
          {title}
        </h2>
        {state}
        {end && <div className="row wrap middle gap-4 push">{end}</div>}
      </div>
      <div className="stack packed gap-4 pad-4">{children}</div>
    </section>
  )
}
