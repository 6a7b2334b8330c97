import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  /** What it is, for the button that copies it. */
  name: string
  code: string
  /** Not copied as it stands: an answer. */
  isAnswer?: boolean
}

/** Code on ink, to read and to copy. */
export const CodeBlock = ({ name, code, isAnswer }: CodeBlockProps) => (
  <div className={`slim paper-ink relative round-input ${styles.block}`} data-answer={isAnswer || undefined}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by keyboard too */}
    <pre tabIndex={0}>
      <code>{code}</code>
    </pre>
    <div className={styles.copy}>
      <CopyButton name={name} value={code} />
    </div>
  </div>
)
