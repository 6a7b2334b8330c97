import styles from './CallHead.module.css'
import type { Operation } from './document.ts'
import { EndsTag } from './EndsTag.tsx'

/** A call in one line: method, path, what it does, and that it is to end. */
export function CallHead({ operation }: { operation: Operation }) {
  const { operationId, method, path, summary } = operation
  return (
    <span className={`grid baseline gap-x-3 ${styles.call}`} id={operationId}>
      <b className={method === 'GET' ? 'sign t18 ink-2' : 'sign t18 cobalt'}>{method}</b>
      <code className="anywhere">{path}</code>
      <span className="t13 fg-2 regular">
        {summary} <EndsTag operation={operation} />
      </span>
    </span>
  )
}
