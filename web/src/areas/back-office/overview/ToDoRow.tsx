import type { ReactNode } from 'react'
import { count } from '../../../lib/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './overview.module.css'

interface ToDoRowProps {
  n: number
  /** Of the number, where there is something to do. */
  tone?: 'red' | 'amber'
  title: string
  text: string
  end?: ReactNode
  to: string
  act: string
  primary?: boolean
}

/** Nothing to do is said too, quietly: somebody has looked. */
export const ToDoRow = ({ n, tone, title, text, end, to, act, primary }: ToDoRowProps) => (
  <li className={`grid middle gap-y-1 gap-x-4 line-above ${styles.toDo}`} data-done={n === 0 || undefined}>
    <span className={`sign t36 ${styles.number}`} data-tone={tone}>
      {n === 0 ? <Icon name="check" /> : count(n)}
    </span>
    <span className="grid gap-half">
      <b className="bold anywhere">{title}</b>
      <span className="t13 ink-2">{text}</span>
    </span>
    {end}
    <LinkButton
      to={to}
      variant={n > 0 && primary ? 'signal' : 'outline'}
      className={styles.act}
      aria-label={`${act}: ${title}`}
    >
      {act}
    </LinkButton>
  </li>
)

export const ToDoFigure = ({ figure, note }: { figure: string; note: string }) => (
  <span className={`grid gap-half figures to-end ${styles.cost}`}>
    <span className="bold nowrap">{figure}</span>
    <span className="t13 ink-2">{note}</span>
  </span>
)
