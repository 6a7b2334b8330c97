import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import styles from './Review.module.css'

interface ReviewFrameProps {
  title: string
  lead: ReactNode
  /** What is checked. */
  children: ReactNode
  /** Its price, and what the customer says with it. */
  side: ReactNode
  /** Beside the buttons, always in sight. */
  total: ReactNode
  back: string
  onBack: () => void
  act: string
  onAct: () => void
  disabled: boolean
  state: MutationState
}

/** The last check before an order is confirmed or released: it takes the focus, and its buttons stay in sight. */
export function ReviewFrame(props: ReviewFrameProps) {
  const { title, lead, children, side, total, back, onBack, act, onAct, disabled, state } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  // The second press of a double click on the button that led here must not decide anything.
  const press = (event: MouseEvent) => event.detail < 2 && onAct()
  return (
    <section className="stack gap-5" aria-labelledby={id}>
      <div className={`row wrap baseline gap-y-1 gap-x-5 ${styles.head}`}>
        <h2 className="t24" id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="ink-2">{lead}</p>
      </div>
      <div className={`grid top gap-y-6 gap-x-8 ${styles.columns}`}>
        <div className={`stack gap-6 ${styles.order}`}>{children}</div>
        <div className={`grid gap-4 on-fog round-card ${styles.side}`}>{side}</div>
      </div>
      <div className={`row wrap middle gap-y-2 gap-x-6 on-paper line-above ${styles.foot}`}>
        <MutationError of={state} onRetry={press} />
        {total}
        <div className={`row gap-2 ${styles.acts}`}>
          <Button variant="ghost" size="l" icon="arrowLeft" onClick={onBack}>
            {back}
          </Button>
          <Button
            variant="signal"
            size="l"
            loading={state.loading}
            done={state.done}
            disabled={disabled}
            onClick={press}
          >
            {act}
          </Button>
        </div>
      </div>
    </section>
  )
}
