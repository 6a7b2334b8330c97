import { type ReactNode, useId } from 'react'

interface DeskPanelProps {
  title: string
  /** Beside the title: a state, a button. */
  end?: ReactNode
  hint?: ReactNode
  children: ReactNode
}

/** A part of a page of the desk, in a frame. */
export function DeskPanel({ title, end, hint, children }: DeskPanelProps) {
  const id = useId()
  return (
    <section className="stack packed gap-4 bordered round-card pad-panel" aria-labelledby={id}>
      <div className="row wrap middle gap-y-2 gap-x-3">
        <h2 className="grow t18" id={id}>
          {title}
        </h2>
        {end}
      </div>
      {hint && <p className="t13 ink-2">{hint}</p>}
      {children}
    </section>
  )
}
