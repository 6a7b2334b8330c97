import { type ReactNode, useId } from 'react'

interface OverviewPanelProps {
  title: string
  lead?: string
  /** Beside the title: a figure, a link. */
  end?: ReactNode
  children: ReactNode
}

/** A part of the overview whose rows reach the edges of its frame. */
export function OverviewPanel({ title, lead, end, children }: OverviewPanelProps) {
  const id = useId()
  return (
    <section className="stack packed clipped bordered round-card" aria-labelledby={id}>
      <div className="row wrap baseline gap-x-3 pad-y-3 pad-x-4">
        <h2 className="t18" id={id}>
          {title}
        </h2>
        {lead && <p className="t13 ink-2">{lead}</p>}
        {end && <div className="push">{end}</div>}
      </div>
      {children}
    </section>
  )
}
