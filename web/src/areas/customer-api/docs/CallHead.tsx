import text from '../../../ui/text.module.css'
import styles from './CallHead.module.css'
import type { Operation } from './document.ts'

/** A call in one line: method, path and what it does. */
export const CallHead = ({ operation: { operationId, method, path, summary } }: { operation: Operation }) => (
  <span className={styles.call} id={operationId}>
    <b data-method={method}>{method}</b>
    <code>{path}</code>
    <span className={text.soft}>{summary}</span>
  </span>
)
