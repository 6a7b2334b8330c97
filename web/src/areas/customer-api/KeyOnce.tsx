import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './KeyOnce.module.css'
import { keyTexts } from './key-texts.ts'

interface KeyOnceProps {
  value: string
  onKept: () => void
}

/** A new key in full. It stands nowhere else: neither in the browser's storage nor on the server. */
export function KeyOnce({ value, onKept }: KeyOnceProps) {
  const t = useTexts(keyTexts)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    panel.current?.focus()
  }, [])

  return (
    <section ref={panel} tabIndex={-1} className={`grid gap-x-2 gap-y-3 pad-4 ${styles.once}`} aria-label={t.newKey}>
      <p>
        <b>{t.copyNow}</b> <span className="ink-2">{t.thisOnce}</span>
      </p>
      <code className="row middle t18 anywhere pad-y-2 pad-x-4">{value}</code>
      <CopyButton variant="signal" name={t.newKey} value={value} />
      <Button onClick={onKept}>{t.kept}</Button>
    </section>
  )
}
